/** What the page listens for once it is there. */
import { listenForFiles } from '../outside/listenForFiles.ts';
import { outliveTranslation } from './translated.ts';

export function afterLoad(): void {
  outliveTranslation();
  listenForFiles();
}
