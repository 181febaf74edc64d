/** What the server says itself: in mails, and on pages that need no build. */
import { allLanguages, type Language } from '@drumhead/content';
import { begunTexts, textsIn } from '@drumhead/content/begun';
import { addTexts, startI18n, translateIn } from '@drumhead/content/translator';
import { accountMessages, type AccountMessage } from './account/messages.ts';
import { type OperatorMessage, operatorMessages } from './operator/messages.ts';
import { type PreviewMessage, previewMessages } from './http/previewMessages.ts';
import { noticeMessages, type NoticeMessage } from './notices/messages.ts';
import { type PageMessage, pageMessages } from './operator/pageMessages.ts';

const messages = { ...noticeMessages, ...accountMessages, ...operatorMessages, ...pageMessages, ...previewMessages };
const i18n = startI18n('en', {});
for (const language of allLanguages) addTexts(i18n, language, textsIn(language, messages, await begunTexts(language)));

/** A text in the language of its reader, who is another one each time. */
export const translate = (
  key: NoticeMessage | AccountMessage | OperatorMessage | PageMessage | PreviewMessage,
  language: Language,
  facts: Readonly<Record<string, string>> = {},
): string => translateIn(i18n, language)(key, facts);
