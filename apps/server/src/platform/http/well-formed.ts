/** Half of a character that UTF-16 writes in two: neither UTF-8 nor the database can keep it. */
const half = /\p{Surrogate}/u;

export const brokenText = 'This text contains an incomplete character. Remove it and type it again.';

/** The paths of texts and names that are not well formed, however deep. No recursion: the depth is the sender's. */
export function listBrokenPaths(value: unknown): string[] {
  const broken: string[] = [];
  const left: [path: string, value: unknown][] = [['', value]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [path, each] = next;
    if (typeof each === 'string') {
      if (half.test(each)) broken.push(path);
    } else if (typeof each === 'object' && each !== null) {
      for (const [name, inner] of Object.entries(each)) {
        if (half.test(name)) broken.push(path);
        else left.push([path === '' ? name : `${path}.${name}`, inner]);
      }
    }
  }
  return broken;
}
