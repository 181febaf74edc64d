/** How often the reader has asked for advice since it was hidden: the menu asks, the panel answers each time anew. */
import { createStore } from 'zustand/vanilla';

export const asking = createStore<{ readonly times: number }>(() => ({ times: 0 }));

export const askForAdvice = (): void => asking.setState(({ times }) => ({ times: times + 1 }));
export const hideAdvice = (): void => asking.setState({ times: 0 });
