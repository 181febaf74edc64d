import type { ConnectionNeeds } from './connection.ts';

/** Sockets of the browser, for a seat of a battle. */
export function socketTo(battle: string, seat: string): ConnectionNeeds['open'] {
  return ({ opened, heard, closed }) => {
    const address = new URL(`/live/${encodeURIComponent(battle)}?seat=${encodeURIComponent(seat)}`, location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    address.hash = '';
    const socket = new WebSocket(address);
    socket.addEventListener('open', opened);
    socket.addEventListener('message', ({ data }) => heard(String(data)));
    socket.addEventListener('close', ({ code, reason }) => closed(code, reason));
    return { send: (text) => socket.send(text), close: () => socket.close() };
  };
}
