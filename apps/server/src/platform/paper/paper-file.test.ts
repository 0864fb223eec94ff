import { PressStoppedError } from '@boedel/document/press/press';
import { describe, expect, test } from 'vitest';
import { Unavailable } from '../problems';
import { refuseIfStopped } from './paper-file';

describe('a document that could not be made', () => {
  test('because the press stopped is answered with a sentence, and may be asked for again', async () => {
    const cause = new PressStoppedError('The press stopped with 3.');
    const outcome = await refuseIfStopped(Promise.reject(cause)).catch((error: unknown) => error);
    expect(outcome).toBeInstanceOf(Unavailable);
    expect(outcome).toMatchObject({ message: expect.stringMatching(/try again in a moment\.$/), cause });
  });

  test('because of itself is a fault of ours, and stays one', async () => {
    const fault = new Error('The paper could not be made: no such glyph');
    await expect(refuseIfStopped(Promise.reject(fault))).rejects.toBe(fault);
  });
});
