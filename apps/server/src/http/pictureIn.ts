/** What the bytes of a picture are, by what stands in them and not by what they are called. */

interface KnownPicture {
  readonly type: 'image/webp' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

/** Pixels from side to side. */
const MOST_PIXELS = 1600;

/** The picture, or why it is not taken. A page draws it anew before it sends it, and so leaves out whatever else was in it. */
export function pictureIn(bytes: Buffer): KnownPicture | string {
  const found = webpIn(bytes) ?? jpegIn(bytes) ?? 'neither WebP nor JPEG';
  if (typeof found === 'string') return found;
  const { width, height } = found;
  if (width < 1 || height < 1) return 'it has no size';
  if (Math.max(width, height) > MOST_PIXELS) return `pixels: at most ${MOST_PIXELS} from side to side`;
  return found;
}

const PLACES = 'it tells more than a picture: draw it anew';
const DAMAGED = 'it is damaged';

/** Null: it is none. Chunks of four letters, a length, and as many bytes, to an even number. */
function webpIn(bytes: Buffer): KnownPicture | string | null {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return null;
  if (bytes.length < 12 || bytes.readUInt32LE(4) + 8 !== bytes.length) return DAMAGED;
  let size: KnownPicture | null = null;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (body.length !== length) return DAMAGED;
    if (name === 'EXIF' || name === 'XMP ') return PLACES;
    if (name === 'ANIM' || name === 'ANMF') return 'it moves';
    size ??= sizeOfChunk(name, body);
    at += 8 + length + (length % 2);
  }
  return size ?? DAMAGED;
}

function sizeOfChunk(name: string, body: Buffer): KnownPicture | null {
  const type = 'image/webp';
  if (name === 'VP8X' && body.length >= 10)
    return { type, width: 1 + body.readUIntLE(4, 3), height: 1 + body.readUIntLE(7, 3) };
  if (name === 'VP8L' && body.length >= 5 && body[0] === 0x2f) {
    const bits = body.readUInt32LE(1);
    return { type, width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  if (name === 'VP8 ' && body.length >= 10 && body.readUIntBE(3, 3) === 0x9d012a)
    return { type, width: body.readUInt16LE(6) & 0x3fff, height: body.readUInt16LE(8) & 0x3fff };
  return null;
}

/** Null: it is none. Segments of a mark and a length, up to the lines of the picture (0xda). */
function jpegIn(bytes: Buffer): KnownPicture | string | null {
  if (bytes.length < 4 || bytes.readUIntBE(0, 3) !== 0xffd8ff) return null;
  if (bytes.readUInt16BE(bytes.length - 2) !== 0xffd9) return DAMAGED;
  let size: KnownPicture | null = null;
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda; ) {
    const mark = bytes[at + 1] ?? 0;
    const length = bytes.readUInt16BE(at + 2);
    // Places, days and names of cameras stand in the first, in comments and in the blocks of editors.
    if (mark === 0xe1 || mark === 0xed || mark === 0xfe) return PLACES;
    const isFrame = mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
    if (isFrame && at + 9 <= bytes.length)
      size ??= { type: 'image/jpeg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    if (length < 2) return DAMAGED;
    at += 2 + length;
  }
  return size ?? DAMAGED;
}
