import { estateShape } from '@boedel/domain/estate/shape.testing';
import { expect, test } from 'vitest';
import { allCalls } from '../all';

/** Every field of an estate as a path: `assets[].value.amount`. */
function listPaths(shape: unknown, path = ''): string[] {
  if (shape === true) return [path];
  if (Array.isArray(shape)) return listPaths(shape[0], `${path}[]`);
  return Object.entries(shape as object).flatMap(([name, inner]) =>
    listPaths(inner, path === '' ? name : `${path}.${name}`),
  );
}

/** Money that moved: booked in the ledger, never captured as a fact. */
const moneyMoving = [/^costs\[\]/, /^income\[\]/, /^incomeExpenses\[\]/];

/** The call that fills each field. The first that fits counts, so the narrower stand before the wider. */
const filledBy: readonly (readonly [field: RegExp, call: string])[] = [
  [/^country$/, '/api/matter/add'],
  [/^deceased\.(parents\[\]|adoption\.)/, '/api/beneficiary/saveIntestateTree'],
  [/^deceased\.mastersReference$/, '/api/matter/update'],
  [/^deceased\./, '/api/mainparty/update'],
  [/^people\[\]\.spouseTrust\./, '/api/beneficiary/update'],
  [/^people\[\]\./, '/api/beneficiary/saveIntestateTree'],
  [/^marriages\[\]\.spouseIsResident$/, '/api/beneficiary/setResidentFlag'],
  [/^marriages\[\]\./, '/api/marriage/add'],
  [/^executors\[\]\./, '/api/matter/SaveExecutor'],
  [/^assets\[\]\.(soldFor\.|soldOn$|saleCosts$)/, '/api/asset/saveSaleResult'],
  [/^assets\[\]\.gains\.baseCost\./, '/api/asset/saveAssetAmount'],
  [/^(assets|benefits|interestsHeld)\[\]\./, '/api/asset/add'],
  [/^liabilities\[\]\./, '/api/liability/add'],
  [/^annuitiesHeld\[\]\./, '/api/held_annuity/add'],
  [/^donations\[\]\./, '/api/exempt_donation/add'],
  [/^disposableProperty\[\]\./, '/api/disposable_property/add'],
  [/^improvements\[\]\./, '/api/estate_improvement/add'],
  [/^earlierDuties\[\]\./, '/api/rebate/add'],
  [/^taxYears\[\]\./, '/api/estatetaxyear/add'],
  [/^dutyCredits\[\]\./, '/api/duty_credit/add'],
  [/^dutyAssessment\.payments\[\]/, '/api/duty_payment/add'],
  [/^(dutyAssessment|settings)\./, '/api/estatesetting/save'],
  [/^advances\[\]\./, '/api/advance/add'],
  [/^agreements\[\]\./, '/api/agreement/save'],
  [/^will\./, '/api/will/save'],
  [/^willToCapture$/, '/api/matter/update'],
  [/^intestateHeirs\[\]/, '/api/beneficiary/overrideFreeResidue'],
  [/^relativesSought$/, '/api/beneficiary/saveIntestateTree'],
];

const paths = listPaths(estateShape);
const served = new Set<string>(allCalls.map(({ call }) => call.path));

test('every field of an estate names the call that fills it, or is money that moved', () => {
  expect(paths.length).toBeGreaterThan(200);
  const homeless = paths.filter(
    (path) => !moneyMoving.some((moved) => moved.test(path)) && !filledBy.some(([field]) => field.test(path)),
  );
  expect(homeless).toEqual([]);
});

test('those calls are there, and no line of the list is idle', () => {
  expect(filledBy.map(([, call]) => call).filter((call) => !served.has(call))).toEqual([]);
  const used = new Set(paths.map((path) => filledBy.find(([field]) => field.test(path))));
  expect(filledBy.filter((line) => !used.has(line))).toEqual([]);
  expect(moneyMoving.filter((moved) => !paths.some((path) => moved.test(path)))).toEqual([]);
});
