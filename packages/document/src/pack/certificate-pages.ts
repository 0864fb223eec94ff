import { writeDocument } from '../pdf/file/document';
import { encodePdfText } from '../pdf/file/objects';
import { toFactSlabs, toHeadingSlabs, type SlabPlace } from '../pdf/set/blocks';
import { blockGap, paragraphGap } from '../pdf/set/measures';
import { drawSlabs } from '../pdf/set/pages';
import { setBlock, drawBlock, type Slab, toTextSlabs } from '../pdf/set/slab';
import { toBits, type TextStyleSpec } from '../pdf/type/lines';
import type { SigningCertificate } from './certificate';

type CertificateSigner = SigningCertificate['signers'][number];

const ink = '0.106 0.165 0.42';
const typed: TextStyleSpec = { dress: 'italic', size: 18, colour: `${ink} rg` };
const noted: TextStyleSpec = { dress: 'regular', size: 8.5, colour: '0.373 g' };

const lineUnder = 230;
const aside = 8;
/** Lines drawn in a box of 1000 by 300, at a fifth of a point each. */
const drawnAt = 0.2;
const drawnHeight = 300 * drawnAt;

/** What they signed with, on a line. */
function drawSignature({ name, signature }: CertificateSigner, { tag, x, width }: SlabPlace): Slab {
  const isTyped = 'typed' in signature;
  const words = isTyped
    ? setBlock(toBits([{ text: signature.typed, style: typed }]), width - 2 * aside, typed)
    : undefined;
  const height = (words?.height ?? drawnHeight) + 2 * aside;
  const of = isTyped ? tag.holds('P') : tag.holds('Figure', `/Alt ${encodePdfText(name)} `);
  return {
    height,
    above: paragraphGap,
    below: blockGap,
    joined: true,
    draw: (page, top) => {
      page.rule([x, top + height], [x + lineUnder, top + height], 0.6, 0);
      if (words) return drawBlock(page, of, words, { x: x + aside, width }, top + aside);
      const strokes = isTyped ? [] : signature.drawn;
      const placed = strokes.map((stroke) =>
        stroke.map(([right, down]) => [x + aside + right * drawnAt, top + aside + down * drawnAt] as const),
      );
      page.drawing(of, placed, `1.3 w ${ink} RG`);
    },
  };
}

/** Name, signature and what is known of it, on one page. */
function drawSigner(signer: CertificateSigner, place: SlabPlace): Slab[] {
  const facts = toFactSlabs({ kind: 'facts', rows: signer.facts }, place);
  return [
    ...toHeadingSlabs(2, signer.name, place, { size: 11 }),
    drawSignature(signer, place),
    ...facts.map((slab, index) => ({ ...slab, joined: index < facts.length - 1 })),
  ];
}

/** The certificate as pages of its own. */
export const drawCertificate = ({ title, language, foot, facts, signers, note }: SigningCertificate): Buffer =>
  writeDocument(
    drawSlabs({ title, language, foot }, (tag, x, width) => {
      const place: SlabPlace = { tag, x, width };
      const said = setBlock(toBits([{ text: note, style: noted }]), width, noted);
      const slabs = [
        ...toHeadingSlabs(1, title, place),
        ...toFactSlabs({ kind: 'facts', rows: facts }, place),
        ...signers.flatMap((signer) => drawSigner(signer, place)),
        ...toTextSlabs(tag.holds('P'), said, place, { above: 2 * blockGap, below: 0 }),
      ];
      return { slabs, entries: [] };
    }),
  );
