import type { CustomLayerInterface, CustomRenderMethodInput, Map as Engine } from 'maplibre-gl';
import { matrixFrom } from '../gl/anchor.ts';
import { programOf, rgbOf } from '../gl/program.ts';
import { TRAIL_FRAGMENT, TRAIL_VERTEX } from '../gl/trail-shader.ts';
import type { Trail, TrailLayer } from '../map-handle.ts';
import { mercatorX, nearestCopy } from '../mercator.ts';
import type { Layer, Look } from './layer.ts';
import { TrailStrip } from './trail-strip.ts';

const WIDTH = { casing: 5, line: 3 };
const UNIFORMS = ['u_matrix', 'u_view', 'u_width', 'u_colour'] as const;

interface Kept {
  strip: TrailStrip;
  track: number;
  isSoft: boolean;
  buffer: WebGLBuffer | undefined;
}

interface Drawn {
  program: WebGLProgram;
  array: WebGLVertexArrayObject;
  from: number;
  to: number;
  uniforms: Record<(typeof UNIFORMS)[number], WebGLUniformLocation | null>;
}

/** One aircraft has several. */
const keyOf = ({ id, track }: Trail): string => `${id} ${track}`;

const below = (one: Kept, other: Kept): number => Number(other.isSoft) - Number(one.isSoft) || other.track - one.track;

/** Lines that grow with every message: each point is reckoned and handed over once. */
export function trailLayer(first: Look): Layer & TrailLayer {
  let engine: Engine | undefined;
  let drawn: Drawn | undefined;
  let look = first;
  let read: () => readonly Trail[] = () => [];
  let isStale = true;
  const kept = new Map<string, Kept>();
  const matrix = new Float64Array(16);
  const matrix32 = new Float32Array(16);

  const changed = () => {
    isStale = true;
    engine?.triggerRepaint();
  };

  function follow(gl: WebGL2RenderingContext): void {
    const trails = read();
    const ids = new Set(trails.map(keyOf));
    for (const [id, { buffer }] of kept) {
      if (ids.has(id)) continue;
      if (buffer) gl.deleteBuffer(buffer);
      kept.delete(id);
    }
    for (const trail of trails) {
      const before = kept.get(keyOf(trail));
      if (before?.strip.follow(trail, look.edge)) {
        before.track = trail.track;
        continue;
      }
      const strip = new TrailStrip(trail.points, look.edge);
      strip.follow(trail, look.edge);
      kept.set(keyOf(trail), { strip, track: trail.track, isSoft: trail.isSoft ?? false, buffer: before?.buffer });
    }
  }

  function render(gl: WebGL2RenderingContext, { defaultProjectionData }: CustomRenderMethodInput): void {
    if (!drawn || !engine) return;
    if (isStale) follow(gl);
    isStale = false;
    if (kept.size === 0) return;
    gl.useProgram(drawn.program);
    gl.bindVertexArray(drawn.array);
    gl.uniform2f(drawn.uniforms.u_view, gl.drawingBufferWidth, gl.drawingBufferHeight);
    for (const trail of [...kept.values()].toSorted(below)) {
      draw(gl, drawn, trail, defaultProjectionData.mainMatrix, engine);
    }
    gl.bindVertexArray(null);
  }

  function draw(gl: WebGL2RenderingContext, { from, to, uniforms }: Drawn, trail: Kept, world: ArrayLike<number>, within: Engine): void {
    const { strip } = trail;
    if (!strip.anchor || strip.count < 2) return;
    trail.buffer ??= gl.createBuffer();
    gl.bindBuffer(gl.ARRAY_BUFFER, trail.buffer);
    handOver(gl, strip);
    gl.vertexAttribPointer(from, 2, gl.FLOAT, false, 8, 0);
    gl.vertexAttribPointer(to, 2, gl.FLOAT, false, 8, 8);
    const x = nearestCopy(strip.anchor.x, mercatorX(within.getCenter().lng));
    matrix32.set(matrixFrom(world, { x, y: strip.anchor.y }, matrix));
    gl.uniformMatrix4fv(uniforms.u_matrix, false, matrix32);
    const { palette } = look;
    for (const [colour, width, alpha] of [
      [palette.casing, WIDTH.casing, trail.isSoft ? 0.35 : 0.7],
      [palette.tracks[(trail.track - 1) % palette.tracks.length]!, WIDTH.line, trail.isSoft ? 0.4 : 1],
    ] as const) {
      gl.uniform1f(uniforms.u_width, width * within.getPixelRatio());
      gl.uniform4f(uniforms.u_colour, ...rgbOf(colour), alpha);
      gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, strip.count - 1);
    }
  }

  const custom: CustomLayerInterface = {
    id: 'trails',
    type: 'custom',
    onAdd(_, gl) {
      drawn = prepare(gl);
      // What the graphics held is gone with them.
      kept.clear();
      isStale = true;
    },
    onRemove: () => void (drawn = undefined),
    render,
  };

  return {
    add(to) {
      engine = to;
      to.addLayer(custom);
    },
    drop: () => void ([engine, drawn] = [undefined, undefined]),
    restyle(next) {
      look = next;
      changed();
    },
    show(next) {
      read = next;
      changed();
    },
    changed,
  };
}

function handOver(gl: WebGL2RenderingContext, strip: TrailStrip): void {
  if (strip.sent === 0) gl.bufferData(gl.ARRAY_BUFFER, strip.data, gl.DYNAMIC_DRAW);
  else if (strip.sent < strip.count) {
    gl.bufferSubData(gl.ARRAY_BUFFER, 8 * strip.sent, strip.data.subarray(2 * strip.sent, 2 * strip.count));
  }
  strip.sent = strip.count;
}

function prepare(gl: WebGL2RenderingContext): Drawn {
  const program = programOf(gl, TRAIL_VERTEX, TRAIL_FRAGMENT);
  const array = gl.createVertexArray();
  const [from, to] = [gl.getAttribLocation(program, 'a_from'), gl.getAttribLocation(program, 'a_to')];
  gl.bindVertexArray(array);
  for (const attribute of [from, to]) {
    gl.enableVertexAttribArray(attribute);
    gl.vertexAttribDivisor(attribute, 1);
  }
  gl.bindVertexArray(null);
  const uniforms = Object.fromEntries(UNIFORMS.map((name) => [name, gl.getUniformLocation(program, name)])) as Drawn['uniforms'];
  return { program, array, from, to, uniforms };
}
