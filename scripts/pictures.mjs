// npm run pictures: draws the pictures of the front page and of the README again, from golden battles on the built page.
import { ready } from './lib.mjs';

await ready(import.meta.url);

const { takePictures } = await import('./pictures.ts');
await takePictures();
