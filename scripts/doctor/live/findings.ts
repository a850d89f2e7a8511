/** How sure and how bad: broken for visitors, worth fixing, or not to be told from here. */
export type LiveTopic = 'wrong' | 'advice' | 'untold';

/** Something about the published site that its owner should know. */
export interface LiveFinding {
  topic: LiveTopic;
  /** What is the matter, a sentence. */
  text: string;
  /** What to do about it, a sentence; none where nothing is to be done. */
  todo: string;
}

export const wrong = (text: string, todo: string): LiveFinding => ({ topic: 'wrong', text, todo });

export const advice = (text: string, todo: string): LiveFinding => ({
  topic: 'advice',
  text,
  todo,
});

export const untold = (text: string, todo = ''): LiveFinding => ({ topic: 'untold', text, todo });
