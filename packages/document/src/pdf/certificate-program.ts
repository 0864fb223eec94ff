/** The typesetter's program for who signed a paper. What it shows reaches it as data, never as markup. */
export const certificateProgram = String.raw`
#let about = json(bytes(sys.inputs.paper))
#let grey = luma(95)
#set document(title: about.title)
#set text(font: ("Source Serif 4", "Noto Serif"), fallback: false, size: 10pt, lang: about.language, region: "ZA", number-type: "lining", number-width: "tabular")
#set par(leading: 0.6em, spacing: 0.9em)
#set page(paper: "a4", margin: (x: 2.1cm, top: 2cm, bottom: 2.2cm), footer: {
  set text(size: 8pt, fill: grey)
  line(length: 100%, stroke: 0.4pt + luma(200))
  v(-0.6em)
  about.foot
})
#show heading.where(level: 1): it => block(below: 1em, text(size: 15pt, weight: "semibold", it.body))
#show heading.where(level: 2): it => block(above: 1.2em, below: 0.7em, sticky: true, text(size: 11pt, weight: "semibold", it.body))

#let facts(rows) = table(
  columns: (32%, 1fr),
  stroke: none,
  inset: (x: 0pt, y: 2.5pt),
  column-gutter: 1.2em,
  ..rows.map(row => (text(fill: grey, row.label), row.value)).flatten(),
)

// Lines drawn in a box of 1000 by 300, at a fifth of a point each.
#let drawn(strokes) = box(width: 200pt, height: 60pt, {
  for stroke in strokes {
    for (from, to) in stroke.zip(stroke.slice(1)) {
      place(top + left, line(
        start: (from.at(0) * 0.2pt, from.at(1) * 0.2pt),
        end: (to.at(0) * 0.2pt, to.at(1) * 0.2pt),
        stroke: (paint: rgb("#1b2a6b"), thickness: 1.3pt, cap: "round"),
      ))
    }
  }
})

#heading(level: 1, about.title)
#facts(about.facts)
#for signer in about.signers {
  block(breakable: false, width: 100%, {
    heading(level: 2, signer.name)
    block(inset: (x: 8pt, y: 6pt), stroke: (bottom: 0.6pt), width: 230pt, if "typed" in signer.signature {
      text(size: 18pt, style: "italic", fill: rgb("#1b2a6b"), signer.signature.typed)
    } else { figure(drawn(signer.signature.drawn), alt: signer.name) })
    facts(signer.facts)
  })
}
#v(1em)
#text(size: 8.5pt, fill: grey, about.note)
`;
