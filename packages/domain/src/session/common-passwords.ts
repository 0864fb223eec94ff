/**
 * Passwords that are guessed first: the ones that lead every published count, keyboard walks, and those of our own
 * countries. Lower case. What is longer is mostly these again, repeated or with figures around them.
 */
const guessedFirst: ReadonlySet<string> = new Set(
  `password passwort wagwoord geheim secret letmein welcome welkom admin administrator root master login access
  qwerty qwertyuiop qwertyui asdfghjkl asdfgh zxcvbnm zxcvbn azerty qazwsx qazwsxedc qazwsxedcrfvtgb 1qaz2wsx
  1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw23edcvfr4 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 q1w2e3r4t5y6u7i8 1q2w3e4r 1q2w3e4r5t
  1q2w3e4r5t6y zaq12wsx 1234qwer 1234qwerasdfzxcv qwerasdfzxcv qweasdzxc abc123 abcd1234 a1b2c3d4 trustno1 iloveyou
  ekisliefvirjou lovely princess prinses sunshine sonskyn monkey dragon football rugby cricket baseball basketball
  superman batman spiderman starwars pokemon shadow michael jennifer jessica charlie thomas daniel nicole ashley
  hunter killer ginger pepper cookie chocolate flower summer winter autumn spring somer january february monday friday
  whatever nothing freedom computer internet samsung google facebook microsoft windows mercedes ferrari porsche
  changeme default temporary newpassword mypassword password1 passw0rd p@ssw0rd p@ssword pa55word testing test
  springbok springbokke springboks bokke amabokoboko bafana bafanabafana bafanabafana kaizerchiefs orlandopirates
  amakhosi mamelodi sundowns stormers sharks cheetahs bluebulls blouebulle proteas protea madiba mandela biltong
  braaivleis boerewors kaapstad capetown johannesburg joburg pretoria durban bloemfontein windhoek swakopmund namibia
  southafrica suidafrika ubuntu sawubona lekker boedel estate estates attorney attorneys prokureur trust trustee
  correcthorsebatterystaple thequickbrownfox thequickbrownfoxjumpsoverthelazydog tobeornottobe maytheforcebewithyou
  openthedoor opensesame jesuschrist jesuslovesme godisgood godislove hallelujah`.split(/\s+/),
);

const substitutes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const spellOut = (text: string): string => text.replace(/[013457@$!]/g, (sign) => substitutes[sign] ?? sign);
/** Figures and signs before and after, and whatever separates words, are what people add to a word they were refused. */
const stripSigns = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').replace(/[\s._-]+/g, '');

/** 'abcabcabc' is 'abc'; anything else is itself. */
function findRepeatedPart(text: string): string {
  const at = `${text}${text}`.indexOf(text, 1);
  return at < text.length ? text.slice(0, at) : text;
}

/** Each sign one up or one down from the last, or the same: 1234567890, zyxwvut, aaaaaaa. Nine to nought counts. */
function isRun(text: string): boolean {
  const steps = new Set<number>();
  for (let index = 1; index < text.length; index += 1) {
    const step = text.charCodeAt(index) - text.charCodeAt(index - 1);
    steps.add(step === -9 ? 1 : step === 9 ? -1 : step);
  }
  return steps.size === 1 && [-1, 0, 1].includes([...steps][0]!);
}

/**
 * Whether a password is one of the known ones, or is made of one in a way that guessing programs know. A longer list,
 * in lower case, may be given beside our own.
 */
export function isCommonPassword(password: string, known: ReadonlySet<string> = guessedFirst): boolean {
  const plain = password.toLowerCase();
  const once = findRepeatedPart(plain);
  const forms = [
    plain,
    once,
    stripSigns(plain),
    findRepeatedPart(stripSigns(plain)),
    stripSigns(spellOut(plain)),
    findRepeatedPart(stripSigns(spellOut(plain))),
  ];
  const signs = new Set(plain).size;
  return (
    signs < 4 ||
    once.length < 4 ||
    isRun(once) ||
    /^\d+$/.test(plain) ||
    forms.some((form) => known.has(form) || guessedFirst.has(form))
  );
}
