import { encodeUtf8 } from '@skyhelm/core/mavlink/utf8';
import { SEVERITY, type Notice, type Picture, type Severity } from '../vehicle/notice.ts';
import { addressOf } from './camera-card.ts';
import { bootMs, bootUs, type Comms, type Service } from './comms.ts';
import { quaternion } from './telemetry/quaternion.ts';
import { report } from './telemetry/index.ts';

const PIECE = 50;

/** A long text goes in pieces of fifty bytes, cut between letters, that carry its number. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let [piece, bytes] = ['', 0];
  for (const letter of text) {
    const size = encodeUtf8(letter).length;
    if (bytes + size > PIECE) {
      pieces.push(piece);
      [piece, bytes] = ['', 0];
    }
    piece += letter;
    bytes += size;
  }
  return [...pieces, piece];
}

/** Tells what happened on board since it was last asked. */
export function notices(comms: Comms): Service {
  let texts = 0;
  const tell = (severity: Severity, text: string) => {
    const pieces = piecesOf(text);
    // A single piece has no number: a reader would wait for the others.
    const id = pieces.length > 1 ? (texts = (texts % 65_535) + 1) : 0;
    pieces.forEach((piece, index) => comms.send('STATUSTEXT', { severity: SEVERITY[severity], text: piece, id, chunk_seq: index }));
    // A text that fills its last piece has no nought to end it: an empty piece says so.
    if (id > 0 && encodeUtf8(pieces.at(-1)!).length === PIECE) {
      comms.send('STATUSTEXT', { severity: SEVERITY[severity], text: '', id, chunk_seq: pieces.length });
    }
  };
  for (const line of comms.craft.flavour.banner) comms.craft.notices.push({ kind: 'text', severity: 'info', text: line });
  return {
    advance() {
      const waiting = comms.craft.notices;
      if (waiting.length === 0) return;
      comms.craft.notices = [];
      for (const notice of waiting) say(comms, notice, tell);
    },
  };
}

function say(comms: Comms, notice: Notice, tell: (severity: Severity, text: string) => void): void {
  switch (notice.kind) {
    case 'text':
      tell(notice.severity, notice.text);
      break;
    case 'reached':
      comms.send('MISSION_ITEM_REACHED', { seq: notice.sequence });
      break;
    case 'current':
      report(comms, 'MISSION_CURRENT');
      break;
    case 'home':
      report(comms, 'HOME_POSITION');
      break;
    case 'picture':
      tellPicture(comms, notice.picture);
      break;
  }
}

export function tellPicture(comms: Comms, picture: Picture): void {
  const place = { lat: Math.round(picture.latitude * 1e7), lon: Math.round(picture.longitude * 1e7) };
  comms.send(
    'CAMERA_IMAGE_CAPTURED',
    {
      time_boot_ms: bootMs(comms),
      time_utc: BigInt(Math.round(picture.takenAt * 1_000)),
      ...place,
      alt: Math.round(picture.altitude * 1_000),
      relative_alt: Math.round(picture.height * 1_000),
      q: quaternion(picture.roll, picture.pitch, picture.yaw),
      image_index: picture.index,
      camera_id: 1,
      capture_result: 1,
      file_url: addressOf(comms, picture),
    },
    comms.craft.flavour.cameraComponent,
  );
  if (comms.craft.flavour.autopilot !== 'ardupilot') return;
  comms.send('CAMERA_FEEDBACK', {
    time_usec: bootUs(comms),
    lat: place.lat,
    lng: place.lon,
    alt_msl: picture.altitude,
    alt_rel: picture.height,
    roll: (picture.roll * 180) / Math.PI,
    pitch: (picture.pitch * 180) / Math.PI,
    yaw: (picture.yaw * 180) / Math.PI,
    foc_len: 8.8,
    img_idx: picture.index,
    target_system: 0,
    cam_idx: 0,
  });
}
