/** An office's limits for the size and the name of a file; null if it has none. */
export interface PortalLimits {
  readonly bytes: number | null;
  readonly nameLength: number | null;
}

const shortestName = 12;

/** A name every portal takes: plain letters, digits and hyphens, the number of the part first, cut to what is allowed. */
export function nameLodgingFile(title: string, part: number, parts: number, { nameLength }: PortalLimits): string {
  const plain = title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]/)
    .filter(Boolean)
    .join('-');
  const number = parts === 1 ? '' : `${String(part).padStart(String(parts).length, '0')}-`;
  const room = Math.max(shortestName, nameLength ?? 100) - number.length - '.pdf'.length;
  const name = plain.slice(0, Math.max(1, room)).split('-').filter(Boolean).join('-');
  return `${number}${name || 'pack'}.pdf`;
}

/**
 * Papers in as few files as the limit allows, in their order. One paper larger than the limit has a file alone: it is for a
 * person to scan it again. What binding adds is allowed for.
 */
export function splitIntoFiles<Paper extends { readonly bytes: number }>(
  papers: readonly Paper[],
  { bytes: limit }: PortalLimits,
): readonly (readonly Paper[])[] {
  if (limit === null) return papers.length === 0 ? [] : [papers];
  const room = limit - addedByBinding;
  const files: Paper[][] = [];
  let taken = Infinity;
  for (const paper of papers) {
    if (taken + paper.bytes > room) {
      files.push([]);
      taken = 0;
    }
    files.at(-1)!.push(paper);
    taken += paper.bytes;
  }
  return files;
}

/** The cover list, the page numbers and the bookmarks. */
const addedByBinding = 200_000;
