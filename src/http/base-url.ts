import type { FastifyRequest } from 'fastify';

/** Finds the address under which the caller reaches the service. */
export type BaseUrl = (request: FastifyRequest) => string;

const SANE_HOST = /^([a-z0-9_]([a-z0-9_.-]{0,252})|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i;

/** The configured address, else the request's host; a host that makes no sense is answered with the socket's address. */
export function createBaseUrl(publicUrl: string | undefined): BaseUrl {
  if (publicUrl !== undefined) {
    const configured = publicUrl.replace(/\/+$/, '');
    return () => configured;
  }
  return (request) => {
    const { host } = request;
    if (host !== undefined && SANE_HOST.test(host))
      return `${request.protocol === 'https' ? 'https' : 'http'}://${host}`;
    const { localAddress = '127.0.0.1', localPort = 80 } = request.socket;
    return `http://${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;
  };
}
