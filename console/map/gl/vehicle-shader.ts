/** How far from the middle things reach, in halves of a symbol. */
export const RING_REACH = 1.55;

/** Numbers of `VEHICLE_LOOKS`, then what may be added to them. */
export const FLAGS = { selected: 8, headless: 16, hovered: 32 } as const;

export const VEHICLE_VERTEX = `#version 300 es
uniform mat4 u_matrix;
uniform float u_size;
uniform float u_bearing;
in vec2 a_place;
in vec2 a_way;
flat out vec2 v_turn;
flat out float v_scale;
flat out int v_flags;
void main() {
  int flags = int(a_way.y);
  bool ringed = (flags & ${FLAGS.selected | FLAGS.hovered}) != 0 || (flags & 7) == 3;
  v_scale = ringed ? ${RING_REACH} : 1.0;
  v_flags = flags;
  float angle = a_way.x - u_bearing;
  v_turn = vec2(cos(angle), sin(angle));
  gl_Position = u_matrix * vec4(a_place, 0.0, 1.0);
  gl_PointSize = u_size * v_scale;
}`;

/**
 * A dart with a notch flies, a disc stands still or does not say where it points; what is hollow was heard too long ago. A ring means selected,
 * or, doubled in its own colour, danger.
 */
export const VEHICLE_FRAGMENT = `#version 300 es
precision highp float;
uniform vec3 u_colours[5];
uniform vec3 u_casing;
uniform vec3 u_selected;
uniform float u_pixel;
flat in vec2 v_turn;
flat in float v_scale;
flat in int v_flags;
out vec4 fragColor;
float cover(float distance) { return clamp(0.5 - distance / u_pixel, 0.0, 1.0); }
void main() {
  vec2 screen = (gl_PointCoord * 2.0 - 1.0) * v_scale;
  vec2 p = vec2(v_turn.x * screen.x + v_turn.y * screen.y, v_turn.x * screen.y - v_turn.y * screen.x);
  int look = v_flags & 7;
  bool disc = (v_flags & ${FLAGS.headless}) != 0;
  float side = dot(vec2(abs(p.x), p.y + 0.78), vec2(0.935, -0.3547));
  float tail = dot(vec2(abs(p.x), p.y - 0.33), vec2(-0.479, 0.878));
  float shape = disc ? length(p) - 0.45 : max(side, tail);
  vec3 colour = u_colours[look];
  vec3 fill = look == 4 || look == 1 ? mix(u_casing, colour, cover(abs(shape + 0.09) - 0.09)) : colour;
  float alpha = cover(shape - 0.17);
  vec3 rgb = mix(u_casing, fill, cover(shape)) * alpha;
  float away = length(screen);
  if ((v_flags & ${FLAGS.selected | FLAGS.hovered}) != 0) {
    float ring = cover(abs(away - 1.3) - 0.11);
    float below = cover(abs(away - 1.3) - 0.19) * (1.0 - alpha);
    rgb += mix(u_casing, u_selected, ring) * below;
    alpha += below;
  } else if (look == 3) {
    float ring = cover(min(abs(away - 1.08), abs(away - 1.36)) - 0.06) * (1.0 - alpha);
    rgb += colour * ring;
    alpha += ring;
  }
  if (alpha < 0.01) discard;
  fragColor = vec4(rgb, alpha);
}`;
