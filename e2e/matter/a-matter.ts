import type { APIRequestContext } from '@playwright/test';
import { expect } from '../journey';
import { type Held, sessionOf } from '../session/entrance';

export interface Made {
  readonly id: number;
  readonly reference: string;
  readonly name: string;
  readonly version: number;
}

let last = 0;
/** A name nobody else in the firm has, so that journeys side by side do not meet. */
export const freshSurname = (): string =>
  `Journey${Date.now().toString(36)}${(last += 1)}`.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!);

export async function post<T>(request: APIRequestContext, held: Held, path: string, data: unknown): Promise<T> {
  const answer = await request.post(path, { data, headers: { authorization: `Bearer ${held.token}` } });
  expect(answer.ok(), `${path} answered ${answer.status()}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

/** A deceased estate of the firm Protea, made by its administrator. */
export async function aMatter(
  request: APIRequestContext,
  main: Readonly<Record<string, unknown>> = {},
): Promise<{ held: Held; matter: Made }> {
  const held = await sessionOf(request, 'admin@protea.test', 2);
  const { matter } = await post<{ matter: Made }>(request, held, '/api/matter/add', {
    systemTypeID: 2,
    country: 'South Africa',
    main: { surname: freshSurname(), firstNames: 'Anna', ...main },
    duplicatesSeen: true,
  });
  return { held, matter };
}
