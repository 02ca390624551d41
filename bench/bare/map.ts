import { baseFeatures, fillBaseMap } from '@skyhelm/console/map/base/base-map';
import { baseStyle } from '@skyhelm/console/map/base/base-style';
import { Engine } from '@skyhelm/console/map/engine';
import { rgbOf } from '@skyhelm/console/map/gl/program';
import { FLOATS_EACH, vehicleProgram, type VehicleProgram } from '@skyhelm/console/map/gl/vehicle-program';
import { sizeAt } from '@skyhelm/console/map/layers/vehicles';
import { mercatorX, mercatorY } from '@skyhelm/console/map/mercator';
import { paletteOf } from '@skyhelm/console/map/palette';
import type { CustomLayerInterface } from 'maplibre-gl';
import { CENTRE, COUNT, fleet, runner, ZOOM } from '../map/fleet.ts';

const data = new Float32Array(COUNT * FLOATS_EACH);
const palette = paletteOf('light', 'base');
const colours = new Float32Array(Object.values(palette.vehicle).flatMap(rgbOf));
let drawn = 0;
let isNew = true;
let symbols: VehicleProgram;

/** The same symbols on the same land by the engine alone: one array, one buffer, one call. Nothing can be found, named or followed. */
const layer: CustomLayerInterface = {
  id: 'bare',
  type: 'custom',
  onAdd: (_, gl) => void (symbols = vehicleProgram(gl)),
  render(gl, { defaultProjectionData }) {
    const { program, array, buffer, uniforms } = symbols;
    gl.useProgram(program);
    gl.bindVertexArray(array);
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    if (isNew) {
      gl.bufferData(gl.ARRAY_BUFFER, data, gl.STREAM_DRAW);
      drawn++;
    }
    isNew = false;
    gl.uniformMatrix4fv(uniforms.u_matrix, false, Float32Array.from(defaultProjectionData.mainMatrix));
    gl.uniform1f(uniforms.u_size, sizeAt(ZOOM));
    gl.uniform1f(uniforms.u_pixel, 2 / sizeAt(ZOOM));
    gl.uniform1f(uniforms.u_bearing, 0);
    gl.uniform3fv(uniforms.u_colours, colours);
    gl.uniform3fv(uniforms.u_casing, rgbOf(palette.casing));
    gl.uniform3fv(uniforms.u_selected, rgbOf(palette.selected));
    gl.drawArrays(gl.POINTS, 0, COUNT);
    gl.bindVertexArray(null);
  },
};

function move(seconds: number): void {
  for (let at = 0; at < COUNT; at++) {
    data[FLOATS_EACH * at] = mercatorX(fleet.longitude(at, seconds));
    data[FLOATS_EACH * at + 1] = mercatorY(fleet.latitude(at, seconds));
    data[FLOATS_EACH * at + 2] = (fleet.heading(at, seconds) * Math.PI) / 180;
    data[FLOATS_EACH * at + 3] = at % 5;
  }
  isNew = true;
}

const map = new Engine({
  container: 'map',
  style: baseStyle(palette),
  center: [CENTRE.longitude, CENTRE.latitude],
  zoom: ZOOM,
  maxPitch: 0,
  attributionControl: false,
  fadeDuration: 0,
});
map.once('style.load', () => {
  move(0);
  map.addLayer(layer);
  void baseFeatures().then((features) => {
    fillBaseMap(map, features);
    map.once('idle', () => {
      window.measured = runner(
        move,
        () => map.triggerRepaint(),
        () => drawn,
      );
    });
  });
});
