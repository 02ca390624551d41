/** Each instance is a leg: four corners around it, so many pixels wide. */
export const TRAIL_VERTEX = `#version 300 es
uniform mat4 u_matrix;
uniform vec2 u_view;
uniform float u_width;
in vec2 a_from;
in vec2 a_to;
void main() {
  if (isnan(a_from.x) || isnan(a_to.x)) {
    gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
    return;
  }
  vec4 from = u_matrix * vec4(a_from, 0.0, 1.0);
  vec4 to = u_matrix * vec4(a_to, 0.0, 1.0);
  vec2 way = (to.xy / to.w - from.xy / from.w) * u_view;
  float far = length(way);
  vec2 along = far > 0.0 ? way / far : vec2(1.0, 0.0);
  bool atEnd = gl_VertexID > 1;
  float side = (gl_VertexID & 1) == 0 ? 1.0 : -1.0;
  // A little longer than it is, so that legs meet without a notch.
  vec2 offset = vec2(-along.y, along.x) * side + along * (atEnd ? 0.5 : -0.5);
  vec4 here = atEnd ? to : from;
  gl_Position = vec4(here.xy + offset * u_width / u_view * here.w, 0.0, here.w);
}`;

export const TRAIL_FRAGMENT = `#version 300 es
precision mediump float;
uniform vec4 u_colour;
out vec4 fragColor;
void main() {
  fragColor = vec4(u_colour.rgb * u_colour.a, u_colour.a);
}`;
