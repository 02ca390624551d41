/**
 * Why nothing of a file can be read: it is no table; an old Excel file or one with a password; locked inside; not what it says it is;
 * far more than any list of people once unpacked; text in an unknown encoding.
 */
export type FileFaultKind = 'format' | 'oldFormat' | 'locked' | 'broken' | 'tooMuch' | 'encoding';

export class FileFault extends Error {
  readonly kind: FileFaultKind;

  constructor(kind: FileFaultKind) {
    super(kind);
    this.kind = kind;
  }
}
