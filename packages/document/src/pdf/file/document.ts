import { createHash } from 'node:crypto';
import type { GlyphStretch } from '../type/shaping';
import { writeColourProfile } from './colour-profile';
import { writeFont } from './font-objects';
import { encodePdfText, PdfObjects, to } from './objects';
import { writeOutline } from './outline';
import { formatDecimal, type PdfPage } from './page';
import type { StructureTag } from './tags';

/** What a paper is, once its pages are drawn. */
export interface DrawnPdf {
  readonly title: string;
  /** The language it is read out in: `af-ZA`. */
  readonly language: string;
  readonly tag: StructureTag;
  readonly pages: readonly PdfPage[];
  /** All that is shown on any page. */
  readonly used: ReadonlySet<GlyphStretch>;
  readonly headings: readonly {
    readonly level: number;
    readonly text: string;
    readonly page: number;
    readonly top: number;
  }[];
}

export const colourProfile = writeColourProfile();

const inXml: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (text: string): string => text.replace(/[&<>]/g, (sign) => inXml[sign]!);

/** The words by which a file says that anybody can hear it are none of PDF/A's own: they are declared beside it. */
const hearing = `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
<pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType>
<pdfaProperty:category>internal</pdfaProperty:category>
<pdfaProperty:description>Part of ISO 14289 the file conforms to</pdfaProperty:description>
</rdf:li></rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;

/** Says that it is a paper anybody can hear (PDF/UA-1), and that can be kept and read for decades (PDF/A-2a). */
export const writeMetadata = ({ title, language }: Pick<DrawnPdf, 'title' | 'language'>): string =>
  `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>
<pdf:Producer>Boedel</pdf:Producer><pdfuaid:part>1</pdfuaid:part>
<pdfaid:part>2</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>
</rdf:Description>
${hearing}</rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;

function groupGlyphsByFace(used: ReadonlySet<GlyphStretch>): [number, Set<number>][] {
  const faces = new Map<number, Set<number>>();
  for (const { face, glyphs } of used) {
    const known = faces.get(face) ?? new Set();
    faces.set(face, known);
    for (const glyph of glyphs) known.add(glyph);
  }
  return [...faces].sort(([a], [b]) => a - b);
}

/** The file. The same paper is the same file, to the byte. */
export function writeDocument(drawn: DrawnPdf): Buffer {
  const objects = new PdfObjects();
  const pages = drawn.pages.map(() => objects.reserve());
  const tree = objects.reserve();
  const structure = objects.reserve();
  const fonts = groupGlyphsByFace(drawn.used).map(
    ([face, glyphs]) => `/F${face} ${to(writeFont(objects, face, glyphs))}`,
  );
  const resources = objects.write(`<< /Font << ${fonts.join(' ')} >> >>`);
  const identity = createHash('sha256');
  for (const [index, page] of drawn.pages.entries()) {
    const content = page.content();
    identity.update(content);
    const shown = objects.stream('', content);
    objects.write(
      `<< /Type /Page /Parent ${to(tree)} /MediaBox [0 0 ${formatDecimal(page.width)} ${formatDecimal(page.height)}] ` +
        `/Resources ${to(resources)} /Contents ${to(shown)} /StructParents ${index} /Tabs /S >>`,
      pages[index],
    );
  }
  objects.write(`<< /Type /Pages /Kids [${pages.map(to).join(' ')}] /Count ${pages.length} >>`, tree);
  drawn.tag.number(objects);
  drawn.tag.write(objects, structure, pages);
  const parents = drawn.pages.map((page, index) => `${index} [${page.marks.map((tag) => to(tag.ref)).join(' ')}]`);
  const parentTree = objects.bundle(`<< /Nums [${parents.join(' ')}] >>`);
  objects.bundle(
    `<< /Type /StructTreeRoot /K ${to(drawn.tag.ref)} /ParentTree ${to(parentTree)} /ParentTreeNextKey ${pages.length} >>`,
    structure,
  );
  const outline = writeOutline(
    objects,
    drawn.headings.map((heading) => ({ ...heading, page: pages[heading.page]! })),
  );
  const about = objects.stream('/Type /Metadata /Subtype /XML', Buffer.from(writeMetadata(drawn)), { plain: true });
  const profile = objects.stream('/N 3', colourProfile);
  const colours = objects.write(
    `<< /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB IEC61966-2.1) ` +
      `/Info (sRGB IEC61966-2.1) /DestOutputProfile ${to(profile)} >>`,
  );
  const info = objects.write(`<< /Title ${encodePdfText(drawn.title)} /Producer (Boedel) >>`);
  const root = objects.write(
    `<< /Type /Catalog /Pages ${to(tree)} /Lang (${drawn.language}) /MarkInfo << /Marked true >> ` +
      `/OutputIntents [${to(colours)}] /StructTreeRoot ${to(structure)} /Outlines ${to(outline)} /Metadata ${to(about)} ` +
      `/ViewerPreferences << /DisplayDocTitle true >> >>`,
  );
  return objects.finish(root, info, identity.update(drawn.title).digest('hex').slice(0, 32));
}
