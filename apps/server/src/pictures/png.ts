/** A picture as a PNG file, by what Node brings. */
import { crc32, deflateSync } from 'node:zlib';

/** Rows of red, green and blue from the upper left corner. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** 8 bits a channel; red, green, blue; the one compression; the one way to filter; not interlaced. */
const KIND = [8, 2, 0, 0, 0];
/** Each row is written as its difference from the one above: what stands upright costs nothing. */
const UP = 2;

export function pngOf({ width, height, data }: Pixels): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const row = width * 3;
  const filtered = Buffer.alloc((row + 1) * height);
  for (let y = 0; y < height; y++) {
    filtered[y * (row + 1)] = UP;
    for (let i = 0; i < row; i++) {
      const above = y === 0 ? 0 : (data[(y - 1) * row + i] as number);
      filtered[y * (row + 1) + 1 + i] = ((data[y * row + i] as number) - above) & 0xff;
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([size, Buffer.from(KIND)])),
    chunk('IDAT', deflateSync(filtered, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Length, name, data, and the check of the last two. */
function chunk(name: string, data: Buffer): Buffer {
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
