import type { Remote } from '../../transports/transport.ts';

/** A remote, and the note that something arrived from it. */
export type AnsweredRemote = Remote & { heard(): void };

/**
 * The sender address of a datagram is easily forged. An unknown sender gets one datagram for each that it sends, so that nobody can make
 * the server send more to a third party than they sent themselves.
 */
export function answerOnce(remote: Remote, isKnown: () => boolean): AnsweredRemote {
  let mayAnswer = false;
  return {
    ...remote,
    heard: () => void (mayAnswer = true),
    send(bytes) {
      if (!mayAnswer && !isKnown()) return;
      mayAnswer = false;
      remote.send(bytes);
    },
  };
}
