import { doWork, type Answered, type Asked } from './pattern-work.ts';

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const answered: Answered = { id: data.id, done: doWork(data) };
  postMessage(answered);
});
