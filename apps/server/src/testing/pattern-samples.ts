/** A part of a pattern that may repeat: what stands before it and what one turn of it may be. */
export interface PatternRepeat {
  readonly before: string;
  readonly turn: string;
}

/** Signs a class is asked about, the plain ones first. */
const signs = [
  ...'a0 -.,;:/<>!"\'\\@#=+*?_~(){}[]|&%$^`ABxyz19\n\r\t\v\f\u0001\u001f\u00a0é\u200b\u202e€'.split(''),
  '\ud83d\ude00',
];

/** Reads a pattern far enough to write texts it is made for; not a check of patterns. */
export function listRepeats({ source, flags }: RegExp): readonly PatternRepeat[] {
  const repeats: PatternRepeat[] = [];
  let at = 0;
  const peekNext = (): string => source[at] ?? '';
  const eatText = (text: RegExp): string | undefined => {
    const found = new RegExp(text.source, 'y');
    found.lastIndex = at;
    const [taken] = found.exec(source) ?? [];
    if (taken !== undefined) at += taken.length;
    return taken;
  };
  const listMatching = (one: string): string[] => {
    const asked = new RegExp(`^(?:${one})$`, flags.replace(/[gy]/g, ''));
    return signs.filter((sign) => asked.test(sign)).slice(0, 4);
  };

  /** Every text is one way through; the first is the shortest. */
  function readChoices(before: string): string[] {
    const all = readSequence(before);
    while (eatText(/\|/) !== undefined) all.push(...readSequence(before));
    return all.slice(0, 12);
  }

  function readSequence(before: string): string[] {
    let texts = [''];
    while (at < source.length && peekNext() !== '|' && peekNext() !== ')') {
      const one = readAtom(before + texts[0]!);
      const often = eatText(/[*+]\??|\?\??|\{\d+(,\d*)?\}\??/);
      const repeatsFreely = often !== undefined && !/^(\?|\{\d\}|\{0,1\})/.test(often);
      if (repeatsFreely) for (const turn of one) if (turn) repeats.push({ before: before + texts[0]!, turn });
      const mayBeNone = often !== undefined && /^([*?]|\{0)/.test(often);
      const turns = mayBeNone ? ['', ...one] : one;
      texts = turns.flatMap((turn) => texts.map((text) => text + turn)).slice(0, 12);
    }
    return texts;
  }

  function readAtom(before: string): string[] {
    if (eatText(/\(/) !== undefined) {
      const look = eatText(/\?(<?[=!])/);
      eatText(/\?(:|<\w+>)/);
      const inside = readChoices(before);
      eatText(/\)/);
      return look === undefined ? inside : [''];
    }
    if (eatText(/[$^]|\\[bB]/) !== undefined) return [''];
    const one =
      eatText(/\[(?:\\.|[^\]\\])*\]/) ??
      eatText(/\\(?:[pP]\{[^}]*\}|x[0-9a-f]{2}|u\{[^}]*\}|u[0-9a-f]{4}|k<\w+>|[\s\S])/) ??
      eatText(/[\s\S]/)!;
    const found = listMatching(one);
    return found.length > 0 ? found : ['a'];
  }

  readChoices('');
  return repeats;
}
