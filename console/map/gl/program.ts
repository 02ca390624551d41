function shaderOf(gl: WebGL2RenderingContext, kind: number, source: string): WebGLShader {
  const shader = gl.createShader(kind)!;
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return shader;
}

/** Throws where the shaders do not fit: a fault of ours, unless the context is gone, which the engine notices by itself. */
export function programOf(gl: WebGL2RenderingContext, vertex: string, fragment: string): WebGLProgram {
  const program = gl.createProgram();
  gl.attachShader(program, shaderOf(gl, gl.VERTEX_SHADER, vertex));
  gl.attachShader(program, shaderOf(gl, gl.FRAGMENT_SHADER, fragment));
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    throw new Error(`a shader of the map is at fault: ${gl.getProgramInfoLog(program)}`);
  }
  return program;
}

/** `#2c6db0` as the graphics want it. */
export const rgbOf = (hex: string): [number, number, number] => {
  const value = parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
};
