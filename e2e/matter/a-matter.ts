import type { APIRequestContext } from '@playwright/test';
import { expect } from '../journey';
import { type SignedInSession, requestSession } from '../session/entrance';

export interface CreatedMatter {
  readonly id: number;
  readonly reference: string;
  readonly name: string;
  readonly version: number;
}

let last = 0;
/** A name nobody else in the firm has, so that journeys side by side do not meet. */
export const createSurname = (): string =>
  `Journey${Date.now().toString(36)}${(last += 1)}`.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!);

export async function postAs<T>(
  request: APIRequestContext,
  held: SignedInSession,
  path: string,
  data: unknown,
): Promise<T> {
  const answer = await request.post(path, { data, headers: { authorization: `Bearer ${held.token}` } });
  expect(answer.ok(), `${path} answered ${answer.status()}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

/** A deceased estate of the firm Protea, made by its administrator. */
export async function createMatter(
  request: APIRequestContext,
  main: Readonly<Record<string, unknown>> = {},
): Promise<{ held: SignedInSession; matter: CreatedMatter }> {
  const held = await requestSession(request, 'admin@protea.test', 2);
  const { matter } = await postAs<{ matter: CreatedMatter }>(request, held, '/api/matter/add', {
    systemTypeID: 2,
    country: 'South Africa',
    main: { surname: createSurname(), firstNames: 'Anna', ...main },
    duplicatesSeen: true,
  });
  return { held, matter };
}
