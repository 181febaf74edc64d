/** A picture drawn anew by the browser: nothing of what a camera or a scanner wrote beside it goes along. */

/** Pixels of the longer side, and bytes, at most: servers and sites take no more. */
const MOST_SIDE = 1600;
export const MOST_BYTES = 400_000;

/** From the best on; each is tried while the picture is too heavy, then it is drawn smaller. */
const QUALITIES = [0.82, 0.7, 0.55, 0.4] as const;
const SMALLER = 0.75;
const ROUNDS = 6;

interface Encoded {
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
}

/** Rejects where it is no picture that this browser reads. */
export async function encoded(given: Blob): Promise<Encoded> {
  const bitmap = await createImageBitmap(given);
  try {
    return await lightest(bitmap);
  } finally {
    bitmap.close();
  }
}

async function lightest(bitmap: ImageBitmap): Promise<Encoded> {
  const canvas = document.createElement('canvas');
  let scale = Math.min(1, MOST_SIDE / Math.max(bitmap.width, bitmap.height));
  for (let round = 0; round < ROUNDS; round++, scale *= SMALLER) {
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    for (const quality of QUALITIES) {
      const blob = await blobOf(canvas, quality);
      if (blob.size <= MOST_BYTES) return { blob, width: canvas.width, height: canvas.height };
    }
  }
  throw new Error('too heavy');
}

/** As WebP; browsers that cannot write that give a picture without loss in its place, which is heavy: then as JPEG. */
async function blobOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const webp = await drawn(canvas, 'image/webp', quality);
  return webp.type === 'image/webp' ? webp : drawn(canvas, 'image/jpeg', quality);
}

const drawn = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> =>
  new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob === null ? fail(new Error('no room for a picture')) : done(blob)), type, quality);
  });
