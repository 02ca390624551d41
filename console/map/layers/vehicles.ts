import type { CustomLayerInterface, CustomRenderMethodInput, Map as Engine } from 'maplibre-gl';
import { anchorNear, isSameAnchor, matrixFrom } from '../gl/anchor.ts';
import { rgbOf } from '../gl/program.ts';
import { FLOATS_EACH, vehicleProgram, type VehicleProgram } from '../gl/vehicle-program.ts';
import { VEHICLE_LOOKS, type VehicleLayer, type VehicleMark } from '../map-handle.ts';
import { mercatorX, mercatorY } from '../mercator.ts';
import type { Layer, Look } from './layer.ts';
import { VehiclePack } from './vehicle-pack.ts';

const ID = 'vehicles';
/** CSS pixels from nose to tail and a bit: small where a whole country is seen with all that fly in it. */
const SIZE = { least: 12, most: 26, fromZoom: 3, perZoom: 1.75 };
export const sizeAt = (zoom: number): number => Math.min(SIZE.most, SIZE.least + SIZE.perZoom * Math.max(0, zoom - SIZE.fromZoom));

export interface Vehicles extends Layer, VehicleLayer {
  setHovered(id: string | undefined): void;
  /** The vehicle whose symbol is nearest, if any is that near. */
  at(x: number, y: number, within: number): string | undefined;
  /** As they were drawn last. */
  readonly pack: VehiclePack;
  /** In CSS pixels; into the same object each time. */
  place(at: number): { x: number; y: number };
  /** Called behind each frame. */
  onDrawn: (isNew: boolean) => void;
}

export function vehicleLayer(first: Look): Vehicles {
  let engine: Engine | undefined;
  let drawn: VehicleProgram | undefined;
  let look = first;
  let read: () => readonly VehicleMark[] = () => [];
  let isStale = true;
  let selected: ReadonlySet<string> = new Set();
  let hovered: string | undefined;
  const pack = new VehiclePack();
  const matrix = new Float64Array(16);
  const matrix32 = new Float32Array(16);
  const colours = new Float32Array(3 * VEHICLE_LOOKS.length);
  const spot = { x: 0, y: 0 };
  const box = { width: 0, height: 0 };

  const changed = () => {
    isStale = true;
    engine?.triggerRepaint();
  };

  /** Not at each frame: names have been moved since the last, and the browser would have to lay the page out for the answer. */
  function measure(): void {
    const { clientWidth = 0, clientHeight = 0 } = engine?.getCanvas() ?? {};
    [box.width, box.height] = [clientWidth, clientHeight];
  }

  function render(gl: WebGL2RenderingContext, { defaultProjectionData }: CustomRenderMethodInput): void {
    if (!drawn || !engine) return;
    const { lng, lat } = engine.getCenter();
    const centre = { x: mercatorX(lng), y: mercatorY(lat) };
    const isNew = isStale || !isSameAnchor(anchorNear(centre.x, centre.y), pack.anchor);
    if (isNew) pack.fill(read(), { centre, edge: look.edge, selected, hovered });
    isStale = false;
    matrixFrom(defaultProjectionData.mainMatrix, pack.anchor, matrix);
    if (pack.count > 0) draw(gl, drawn, isNew, sizeAt(engine.getZoom()) * engine.getPixelRatio(), (engine.getBearing() * Math.PI) / 180);
    layer.onDrawn(isNew);
  }

  function draw(
    gl: WebGL2RenderingContext,
    { program, buffer, array, uniforms }: VehicleProgram,
    isNew: boolean,
    size: number,
    bearing: number,
  ): void {
    gl.useProgram(program);
    gl.bindVertexArray(array);
    if (isNew) {
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
      gl.bufferData(gl.ARRAY_BUFFER, pack.data.subarray(0, pack.count * FLOATS_EACH), gl.STREAM_DRAW);
    }
    matrix32.set(matrix);
    gl.uniformMatrix4fv(uniforms.u_matrix, false, matrix32);
    gl.uniform1f(uniforms.u_size, size);
    gl.uniform1f(uniforms.u_pixel, 2 / size);
    gl.uniform1f(uniforms.u_bearing, bearing);
    gl.uniform3fv(uniforms.u_colours, colours);
    gl.uniform3fv(uniforms.u_casing, rgbOf(look.palette.casing));
    gl.uniform3fv(uniforms.u_selected, rgbOf(look.palette.selected));
    gl.drawArrays(gl.POINTS, 0, pack.count);
    gl.bindVertexArray(null);
  }

  const custom: CustomLayerInterface = {
    id: ID,
    type: 'custom',
    onAdd(_, gl) {
      drawn = vehicleProgram(gl);
      isStale = true;
    },
    onRemove: () => void (drawn = undefined),
    render,
  };

  const layer: Vehicles = {
    pack,
    onDrawn: () => undefined,
    add(to) {
      engine = to;
      to.addLayer(custom);
      measure();
      to.on('resize', measure);
    },
    drop() {
      engine?.off('resize', measure);
      [engine, drawn] = [undefined, undefined];
    },
    restyle(next) {
      look = next;
      VEHICLE_LOOKS.forEach((name, at) => colours.set(rgbOf(next.palette.vehicle[name]), 3 * at));
      changed();
    },
    show(next) {
      read = next;
      changed();
    },
    changed,
    select(ids) {
      selected = new Set(ids);
      changed();
    },
    setHovered(id) {
      if (id === hovered) return;
      hovered = id;
      changed();
    },
    place(at) {
      const [x, y] = [pack.data[at * FLOATS_EACH]!, pack.data[at * FLOATS_EACH + 1]!];
      const w = matrix[3]! * x + matrix[7]! * y + matrix[15]!;
      spot.x = (((matrix[0]! * x + matrix[4]! * y + matrix[12]!) / w) * 0.5 + 0.5) * box.width;
      spot.y = (0.5 - ((matrix[1]! * x + matrix[5]! * y + matrix[13]!) / w) * 0.5) * box.height;
      return spot;
    },
    at(x, y, within) {
      let [best, found] = [within * within, undefined as string | undefined];
      // What is drawn last lies on top, and wins where two are equally near.
      for (let at = 0; at < pack.count; at++) {
        const there = layer.place(at);
        const away = (there.x - x) ** 2 + (there.y - y) ** 2;
        if (away <= best) [best, found] = [away, pack.marks[at]!.id];
      }
      return found;
    },
  };
  layer.restyle(first);
  return layer;
}
