/** Light and dark, one byte a dot, row by row. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** What a paper of ours carries on each page: a QR code of the smallest kind, with nothing in it but the paper's number. */
export const paperCode = /^BP[A-Z2-9]{14}$/;

const side = 21;
/** From the middle of one finder to the middle of the next, in modules. */
const between = 14;
const correctionQ = 3;
const dataWords = 13;
const allWords = 26;

interface FinderPoint {
  readonly x: number;
  readonly y: number;
  /** How wide a module of it is. */
  readonly module: number;
}

type IsDark = (x: number, y: number) => boolean;

/** Dark where a dot is darker than those around it: a photograph has its shadows. */
function createDarkness({ width, height, data }: GreyPicture): IsDark {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x]!;
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row;
    }
  }
  const reach = Math.max(8, Math.round(Math.max(width, height) / 24));
  return (x, y) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return false;
    const [left, top] = [Math.max(0, x - reach), Math.max(0, y - reach)];
    const [right, low] = [Math.min(width, x + reach + 1), Math.min(height, y + reach + 1)];
    const sum =
      sums[low * (width + 1) + right]! -
      sums[top * (width + 1) + right]! -
      sums[low * (width + 1) + left]! +
      sums[top * (width + 1) + left]!;
    return data[y * width + x]! < 0.88 * (sum / ((right - left) * (low - top)));
  };
}

const pattern = [1, 1, 3, 1, 1] as const;

/** Dark, light, dark, light, dark, as one, one, three, one, one: how wide one is, or nothing. */
function measureFinder(runs: readonly number[]): number | undefined {
  const module = runs.reduce((sum, run) => sum + run, 0) / 7;
  if (module < 1.5) return undefined;
  return runs.every((run, at) => Math.abs(run - pattern[at]! * module) <= 0.65 * module * Math.sqrt(pattern[at]!))
    ? module
    : undefined;
}

/** The middle of a finder through a point of its dark middle, along one direction. */
function findCentreAlong(
  isDark: IsDark,
  x: number,
  y: number,
  dx: number,
  dy: number,
  most: number,
): readonly [number, number] | undefined {
  const walk = (step: number): number[] | undefined => {
    const runs: number[] = [];
    let at = step < 0 ? 0 : step;
    for (const wanted of [true, false, true]) {
      let run = 0;
      while (run <= most && isDark(x + at * dx, y + at * dy) === wanted) {
        run += 1;
        at += step;
      }
      if (run === 0 || run > most) return undefined;
      runs.push(run);
    }
    return runs;
  };
  const [back, on] = [walk(-1), walk(1)];
  if (!back || !on) return undefined;
  const module = measureFinder([back[2]!, back[1]!, back[0]! + on[0]!, on[1]!, on[2]!]);
  return module === undefined ? undefined : [(on[0]! - back[0]! + 1) / 2, module];
}

function findFinders({ width, height }: GreyPicture, isDark: IsDark): FinderPoint[] {
  const found: { x: number; y: number; module: number; seen: number }[] = [];
  const add = (x: number, y: number, module: number): void => {
    const near = found.find(
      (one) => Math.hypot(one.x - x, one.y - y) < 2.5 * module && Math.abs(one.module - module) < module,
    );
    if (!near) return void found.push({ x, y, module, seen: 1 });
    const weight = near.seen + 1;
    near.x = (near.x * near.seen + x) / weight;
    near.y = (near.y * near.seen + y) / weight;
    near.module = (near.module * near.seen + module) / weight;
    near.seen = weight;
  };
  for (let y = 0; y < height; y += 1) {
    const runs: number[] = [];
    let dark = false;
    let run = 0;
    for (let x = 0; x <= width; x += 1) {
      const isNow = x < width && isDark(x, y);
      if (isNow === dark && x < width) {
        run += 1;
        continue;
      }
      runs.push(run);
      run = 1;
      // A stretch that was dark has ended: it may be the last of five.
      if (dark && runs.length >= 5) {
        const five = runs.slice(-5);
        const module = measureFinder(five);
        if (module !== undefined) {
          const middle = Math.round(x - five[4]! - five[3]! - five[2]! / 2);
          const most = Math.ceil(module * 4.5);
          const upright = findCentreAlong(isDark, middle, y, 0, 1, most);
          if (upright && Math.abs(upright[1] - module) < 0.6 * module) {
            const across = findCentreAlong(isDark, middle, Math.round(y + upright[0]), 1, 0, most);
            if (across) add(middle + across[0], y + upright[0], (upright[1] + across[1]) / 2);
          }
        }
      }
      dark = isNow;
    }
  }
  return found
    .filter(({ seen }) => seen >= 2)
    .toSorted((a, b) => b.seen - a.seen)
    .slice(0, 24);
}

/** Three of them at the corners of a code: the middle one, the one to its right, the one below it. */
function* listCorners(finders: readonly FinderPoint[]): Generator<readonly [FinderPoint, FinderPoint, FinderPoint]> {
  for (const corner of finders) {
    for (const right of finders) {
      for (const below of finders) {
        if (corner === right || corner === below || right === below) continue;
        const [ux, uy] = [right.x - corner.x, right.y - corner.y];
        const [vx, vy] = [below.x - corner.x, below.y - corner.y];
        const [along, down] = [Math.hypot(ux, uy), Math.hypot(vx, vy)];
        const module = (corner.module + right.module + below.module) / 3;
        const isSquare = Math.abs(along - down) < 0.15 * along && Math.abs(ux * vx + uy * vy) < 0.15 * along * down;
        const isSized = Math.abs(along / module - between) < 3;
        if (isSquare && isSized && ux * vy - uy * vx > 0) yield [corner, right, below];
      }
    }
  }
}

type CodeModules = readonly (readonly boolean[])[];

function readModules(
  isDark: IsDark,
  [corner, right, below]: readonly [FinderPoint, FinderPoint, FinderPoint],
): CodeModules {
  const [ux, uy] = [(right.x - corner.x) / between, (right.y - corner.y) / between];
  const [vx, vy] = [(below.x - corner.x) / between, (below.y - corner.y) / between];
  const reach = 0.22;
  const isModuleDark = (row: number, column: number): boolean => {
    let dark = 0;
    for (const [right_, down] of [
      [0, 0],
      [-reach, 0],
      [reach, 0],
      [0, -reach],
      [0, reach],
    ] as const) {
      const [across, deep] = [column - 3 + right_, row - 3 + down];
      const x = Math.round(corner.x + ux * across + vx * deep);
      const y = Math.round(corner.y + uy * across + vy * deep);
      if (isDark(x, y)) dark += 1;
    }
    return dark >= 3;
  };
  return Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (__, column) => isModuleDark(row, column)),
  );
}

const formatGenerator = 0x537;
const formatMask = 0x5412;
const countBits = (value: number): number => value.toString(2).replaceAll('0', '').length;
const createFormat = (data: number): number => {
  let rest = data << 10;
  for (let bit = 14; bit >= 10; bit -= 1) if ((rest >> bit) & 1) rest ^= formatGenerator << (bit - 10);
  return ((data << 10) | rest) ^ formatMask;
};
const formats = Array.from({ length: 32 }, (_, data) => createFormat(data));

/** Which mask lies over it; nothing where it is no code of the kind we print. */
function readMask(modules: CodeModules): number | undefined {
  let bits = 0;
  for (let at = 0; at < 15; at += 1) {
    const row = at < 6 ? at : at < 8 ? at + 1 : side - 15 + at;
    if (modules[row]![8]) bits |= 1 << at;
  }
  const data = formats.findIndex((format) => countBits(format ^ bits) <= 3);
  return data >= 0 && data >> 3 === correctionQ ? data & 7 : undefined;
}

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

const isReserved = (row: number, column: number): boolean =>
  (row < 9 && (column < 9 || column >= side - 8)) || (row >= side - 8 && column < 9) || row === 6 || column === 6;

/** The words of a code, two columns at a time from the right, up and down in turn. */
function readWords(modules: CodeModules, mask: number): number[] {
  const words = Array<number>(allWords).fill(0);
  let bit = 0;
  let isUp = true;
  for (let pair = side - 1; pair > 0; pair -= 2) {
    if (pair === 6) pair -= 1;
    for (let step = 0; step < side; step += 1) {
      const row = isUp ? side - 1 - step : step;
      for (const column of [pair, pair - 1]) {
        if (isReserved(row, column)) continue;
        if (modules[row]![column] !== masks[mask]!(row, column)) words[bit >> 3]! |= 0x80 >> (bit & 7);
        bit += 1;
      }
    }
    isUp = !isUp;
  }
  return words;
}

const powers = new Uint8Array(512);
const logarithms = new Uint8Array(256);
for (let at = 0, value = 1; at < 255; at += 1) {
  powers[at] = value;
  powers[at + 255] = value;
  logarithms[value] = at;
  value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1;
}
const multiply = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : powers[logarithms[a]! + logarithms[b]!]!);
const computeInverse = (a: number): number => powers[255 - logarithms[a]!]!;
/** The coefficient of the highest power comes first. */
const computeValue = (polynomial: readonly number[], x: number): number =>
  polynomial.reduce((sum, one) => multiply(sum, x) ^ one, 0);

/** Puts right what a scan, a stamp or a staple spoilt (Reed and Solomon); nothing where it is too much. */
export function restoreWords(words: readonly number[], spare: number): number[] | undefined {
  const syndromes = Array.from({ length: spare }, (_, at) => computeValue(words, powers[at]!));
  if (syndromes.every((one) => one === 0)) return [...words];
  // Berlekamp and Massey: the shortest recurrence of the syndromes locates the errors. Lowest power first.
  let locator = [1];
  let before = [1];
  let length = 0;
  let gap = 1;
  let last = 1;
  for (let at = 0; at < spare; at += 1) {
    let difference = syndromes[at]!;
    for (let back = 1; back <= length; back += 1) difference ^= multiply(locator[back] ?? 0, syndromes[at - back]!);
    if (difference === 0) {
      gap += 1;
      continue;
    }
    const scale = multiply(difference, computeInverse(last));
    const next = [...locator];
    for (const [place, one] of before.entries()) next[place + gap] = (next[place + gap] ?? 0) ^ multiply(scale, one);
    if (2 * length <= at) {
      before = locator;
      length = at + 1 - length;
      last = difference;
      gap = 1;
    } else gap += 1;
    locator = Array.from(next, (one) => one ?? 0);
  }
  if (2 * length > spare) return undefined;
  const fixed = [...words];
  const ascending = (polynomial: readonly number[], x: number): number => computeValue([...polynomial].reverse(), x);
  const evaluator = Array.from({ length: spare }, (_, power) =>
    locator.slice(0, power + 1).reduce((sum, one, at) => sum ^ multiply(one, syndromes[power - at]!), 0),
  );
  let found = 0;
  for (let place = 0; place < words.length; place += 1) {
    const power = words.length - 1 - place;
    const inverse = powers[(255 - power) % 255]!;
    if (ascending(locator, inverse) !== 0) continue;
    found += 1;
    const slope = locator.reduce(
      (sum, one, at) => (at % 2 === 1 ? sum ^ multiply(one, powers[((255 - power) * (at - 1)) % 255]!) : sum),
      0,
    );
    if (slope === 0) return undefined;
    fixed[place]! ^= multiply(powers[power]!, multiply(ascending(evaluator, inverse), computeInverse(slope)));
  }
  if (found !== length) return undefined;
  return Array.from({ length: spare }, (_, at) => computeValue(fixed, powers[at]!)).every((one) => one === 0)
    ? fixed
    : undefined;
}

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** Letters and digits, two in eleven bits. */
function readLetters(words: readonly number[]): string | undefined {
  const bits = words.map((word) => word.toString(2).padStart(8, '0')).join('');
  let at = 0;
  const take = (count: number): number => Number.parseInt(bits.slice(at, (at += count)), 2);
  if (take(4) !== 2) return undefined;
  const count = take(9);
  let text = '';
  while (text.length + 1 < count && at + 11 <= bits.length) {
    const pair = take(11);
    text += (letters[Math.floor(pair / 45)] ?? '') + (letters[pair % 45] ?? '');
  }
  if (text.length < count && at + 6 <= bits.length) text += letters[take(6)] ?? '';
  return text.length === count ? text : undefined;
}

/** The number of the paper that a scanned page carries; nothing where it carries none, or it cannot be read. */
export function readPaperCode(picture: GreyPicture): string | undefined {
  const isDark = createDarkness(picture);
  for (const corners of listCorners(findFinders(picture, isDark))) {
    const modules = readModules(isDark, corners);
    const mask = readMask(modules);
    const words = mask === undefined ? undefined : restoreWords(readWords(modules, mask), allWords - dataWords);
    const text = words && readLetters(words.slice(0, dataWords));
    if (text !== undefined && paperCode.test(text)) return text;
  }
  return undefined;
}
