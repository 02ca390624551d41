import { TILE_GROUNDS, TILE_PATHS } from '@skyhelm/contract/map';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import { failure } from '../../platform/http/answer.ts';
import { callerOf, languageOf, type HttpOptions } from '../../platform/http/http-server.ts';
import { mediaTypeOf } from '../../platform/tiles/tile-picture.ts';
import { MOST_ZOOM } from '../../platform/tiles/tile-store.ts';
import type { Tiles } from '../../platform/tiles/tiles.ts';

const DAY_SECONDS = 86_400;

interface TileAddress {
  layer: string;
  z: string;
  x: string;
  y: string;
}

/** Pictures for whoever is signed in or holds an access key. Who reads them looks at the status, so refusals have one of their own here. */
export function serveTiles(app: FastifyInstance, options: HttpOptions, tiles: Tiles): void {
  app.get<{ Params: TileAddress }>('/tms/:layer/:z/:x/:y', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { actor } = await callerOf(options, request, reply);
    if (!actor) return refuse(request, reply, 401, new AppError('session.expired'));
    const ground = TILE_GROUNDS.find((one) => TILE_PATHS[one] === request.params.layer);
    const store = ground && tiles[ground].store;
    const place = placeIn(request.params);
    if (!store || !place) return refuse(request, reply, 404, new AppError('request.notFound'));
    const tag = `"${store.facts.version}/${place.join('/')}"`;
    const isKnown = request.headers['if-none-match'] === tag;
    const tile = isKnown ? undefined : await store.read(...place);
    // Not before it could be read: a failure must not be kept for a day.
    void reply.header('cache-control', `private, max-age=${DAY_SECONDS}`).header('etag', tag);
    if (isKnown) return reply.status(304).send();
    const mediaType = tile && mediaTypeOf(tile);
    return mediaType ? reply.type(mediaType).send(tile) : reply.status(204).send();
  });
}

const refuse = (request: FastifyRequest, reply: FastifyReply, status: number, error: AppError) =>
  reply
    .status(status)
    .type('application/json')
    .send(failure(error, languageOf(request)));

/** Whole numbers inside of the world, and nothing else: they become part of a path. */
function placeIn({ z, x, y }: TileAddress): [number, number, number] | undefined {
  const row = y.replace(/\.(png|jpe?g|webp)$/, '');
  if (![z, x, row].every((part) => /^\d{1,9}$/.test(part))) return undefined;
  const [zoom, column, line] = [Number(z), Number(x), Number(row)];
  const isInside = zoom <= MOST_ZOOM && column < 2 ** zoom && line < 2 ** zoom;
  return isInside ? [zoom, column, line] : undefined;
}
