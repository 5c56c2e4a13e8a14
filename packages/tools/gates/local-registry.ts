import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { publicPackages } from '../build/packages.js';

/** A registry on this machine, for as long as a check takes. */
export interface LocalRegistry {
  /** The registry as it will be: it has the packages. */
  readonly published: string;
  /** The registry as it is before the first release: it has none of them. */
  readonly unpublished: string;
  close(): void;
}

/** Serves packed packages as the registry will once they are published. */
export const serveRegistry = async (tarballs: ReadonlyMap<string, string>): Promise<LocalRegistry> => {
  const packages = new Map(publicPackages().map(one => [one.name, one]));
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '');
    // No caching: another run may serve other packages at this address.
    const answer = (status: number, type: string, body: string | Buffer): void =>
      void response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    const name = path.replace(/^\/published\//, '');
    const one = packages.get(name);
    const tarball = [...tarballs.values()].find(file => path === `/published/-/${basename(file)}`);
    if (tarball !== undefined) return answer(200, 'application/octet-stream', readFileSync(tarball));
    if (path === name || one === undefined) return answer(404, 'application/json', '{"error":"Not found"}');
    const manifest = JSON.parse(readFileSync(join(one.folder, 'package.json'), 'utf8')) as object;
    const dist = { tarball: `${address}/published/-/${basename(tarballs.get(name) ?? '')}` };
    const versions = { [one.version]: { ...manifest, dist } };
    answer(200, 'application/json', JSON.stringify({ name, 'dist-tags': { latest: one.version }, versions }));
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    published: `${address}/published/`,
    unpublished: `${address}/unpublished/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
