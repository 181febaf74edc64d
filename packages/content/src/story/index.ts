export { withArticles } from './articles.ts';
export { storyMessages } from './messages.ts';
export {
  type Chronicle,
  type Deed,
  type Deeds,
  endOf,
  type LogLine,
  type Sentence,
  sentenceInWords,
  storyOf,
  type Told,
} from './story.ts';
export { fightBefore, type Logged, logOf } from './fightBefore.ts';
