import { programOf } from './program.ts';
import { VEHICLE_FRAGMENT, VEHICLE_VERTEX } from './vehicle-shader.ts';

/** Place, direction and look of one symbol. */
export const FLOATS_EACH = 4;
const UNIFORMS = ['u_matrix', 'u_size', 'u_bearing', 'u_colours', 'u_casing', 'u_selected', 'u_pixel'] as const;

export interface VehicleProgram {
  program: WebGLProgram;
  buffer: WebGLBuffer;
  array: WebGLVertexArrayObject;
  uniforms: Record<(typeof UNIFORMS)[number], WebGLUniformLocation | null>;
}

/** Draws symbols out of a buffer of them. */
export function vehicleProgram(gl: WebGL2RenderingContext): VehicleProgram {
  const program = programOf(gl, VEHICLE_VERTEX, VEHICLE_FRAGMENT);
  const [buffer, array] = [gl.createBuffer(), gl.createVertexArray()];
  gl.bindVertexArray(array);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  for (const [name, offset] of [
    ['a_place', 0],
    ['a_way', 8],
  ] as const) {
    const attribute = gl.getAttribLocation(program, name);
    gl.enableVertexAttribArray(attribute);
    gl.vertexAttribPointer(attribute, 2, gl.FLOAT, false, 4 * FLOATS_EACH, offset);
  }
  gl.bindVertexArray(null);
  const uniforms = Object.fromEntries(UNIFORMS.map((name) => [name, gl.getUniformLocation(program, name)])) as VehicleProgram['uniforms'];
  return { program, buffer, array, uniforms };
}
