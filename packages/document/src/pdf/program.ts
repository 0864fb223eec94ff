/**
 * The typesetter's own program. The paper reaches it as data, never as markup, so that nothing anybody typed can be
 * taken for an instruction and nothing needs escaping.
 */
export const program = String.raw`
#let paper = json(bytes(sys.inputs.paper))
#let grey = luma(95)

#set document(title: paper.title)
#set text(font: ("Source Serif 4", "Noto Serif"), fallback: false, size: 10pt, lang: paper.language, region: "ZA", number-type: "lining", number-width: "tabular")
#set par(leading: 0.6em, spacing: 0.9em)
#set page(
  paper: "a4",
  flipped: paper.at("onItsSide", default: false),
  margin: (x: 2.1cm, top: 2cm, bottom: 2.2cm),
  background: if "mark" in paper {
    rotate(-52deg, text(size: 92pt, fill: luma(236), weight: "semibold", tracking: 0.06em, upper(paper.mark)))
  },
  footer: context {
    set text(size: 8pt, fill: grey)
    line(length: 100%, stroke: 0.4pt + luma(200))
    v(-0.6em)
    grid(
      columns: (1fr, auto),
      column-gutter: 1em,
      [#paper.at("foot", default: "")],
      if not paper.at("unnumbered", default: false) [#paper.pageWords.page #counter(page).display() #paper.pageWords.of #counter(page).final().first()],
    )
  },
)
#show heading.where(level: 1): it => block(above: if paper.at("titled", default: "") == "within" { 1.5em } else { 0pt }, below: 1em, sticky: true, text(size: if "letterhead" in paper and paper.at("titled", default: "") == "within" { 12.5pt } else { 15pt }, weight: "semibold", it.body))
#show heading.where(level: 2): it => block(above: 1.4em, below: 0.7em, sticky: true, text(size: 12pt, weight: "semibold", it.body))
#show heading.where(level: 3): it => block(above: 1.1em, below: 0.5em, sticky: true, text(size: 10.5pt, weight: "semibold", it.body))

#let dressed(run) = {
  let dress = run.at("dress", default: "")
  let words = run.text.split("\n").map(line => [#line]).join(linebreak())
  if dress == "strong" { strong(words) } else if dress == "emphasis" { emph(words) } else if dress == "missing" { text(fill: rgb("#b42318"), words) } else { words }
}

#let lines(text) = text.split("\n").map(line => [#line]).join(linebreak())

#let widths = (number: auto, words: 1fr, voucher: auto, day: auto, amount: auto)
#let sides = (number: right, words: left, voucher: left, day: left, amount: right)

#let shown(cell, kind, side) = {
  let content = if cell == none { [] } else if type(cell) == dictionary {
    if cell.at("marked", default: false) { [#cell.shown#super[†]] } else { cell.shown }
  } else if side == "day" { box(cell) } else { lines(cell) }
  if kind == "group" { strong(content) } else if kind == "total" { strong(content) } else if kind == "note" {
    text(size: 9pt, fill: grey, content)
  } else { content }
}

#let rules(kind, side) = if side == "amount" and kind == "subtotal" { (top: 0.5pt) } else if side == "amount" and kind == "total" {
  (top: 0.5pt, bottom: 1.2pt)
} else { (:) }

#let drawTable(piece) = {
  let kinds = piece.columns.map(column => column.kind)
  let upright = if piece.ruled { (x: 0.4pt + luma(150)) } else { (:) }
  set par(leading: 0.5em)
  table(
    columns: kinds.map(kind => widths.at(kind)),
    align: kinds.map(kind => sides.at(kind) + top),
    inset: (x: 5pt, y: 3.2pt),
    stroke: none,
    table.header(
      ..piece.columns.map(column => table.cell(
        stroke: (bottom: 0.8pt, ..upright),
        align: sides.at(column.kind) + bottom,
        text(size: 8.5pt, weight: "semibold", fill: grey, column.title),
      )),
    ),
    ..piece.rows.map(row => row.cells.enumerate().map(((index, cell)) => table.cell(
      stroke: upright + rules(row.kind, kinds.at(index)),
      breakable: false,
      inset: (x: 5pt, top: if row.kind == "group" { 9pt } else { 3.2pt }, bottom: 3.2pt),
      shown(cell, row.kind, kinds.at(index)),
    ))).flatten(),
    ..if piece.ruled { (table.hline(stroke: 0.4pt + luma(150)),) },
  )
}

#let draw(piece) = {
  if piece.kind == "paragraph" {
    let body = piece.text.map(dressed).join()
    if piece.at("align", default: "left") == "center" { align(center, body) } else { par(body) }
  }
  else if piece.kind == "facts" {
    // A long label is broken, so that what stands beside it has room.
    layout(size => {
      let widest = calc.max(..piece.rows.map(row => measure(row.label).width))
      table(
      columns: (calc.min(widest, size.width * 38%), 1fr),
      stroke: none,
      inset: (x: 0pt, y: 3pt),
      column-gutter: 1.4em,
      ..piece.rows.map(row => (text(fill: grey, row.label), lines(row.value))).flatten(),
      )
    })
  }
  else if piece.kind == "items" {
    block(inset: (left: 0.6em), grid(
      columns: (auto, 1fr),
      column-gutter: 0.8em,
      row-gutter: 0.75em,
      ..piece.rows.map(row => (align(right, row.mark), par(row.text.map(dressed).join()))).flatten(),
    ))
  }
  else if piece.kind == "form" {
    set par(leading: 0.5em)
    table(
      columns: (3.6em, 37%, 1fr),
      stroke: 0.4pt + luma(150),
      inset: (x: 6pt, y: 5pt),
      align: (right + top, left + top, left + top),
      ..piece.rows.map(row => (
        text(size: 9pt, fill: grey, row.number),
        text(size: 9.5pt, lines(row.label)),
        table.cell(breakable: false, lines(row.value)),
      )).flatten(),
    )
  }
  else if piece.kind == "table" { drawTable(piece) }
  else if piece.kind == "signatures" {
    block(breakable: false, {
      v(1.2em)
      [#piece.at]
      grid(
        columns: (1fr,) * calc.max(2, piece.places.len()),
        column-gutter: 2em,
        ..piece.places.map(place => [#v(3em) #line(length: 100%, stroke: 0.5pt) #v(-0.5em) #place.who \ #text(size: 9pt, fill: grey, place.about)]),
      )
    })
  }
}

#if "letterhead" in paper {
  block(below: 1.6em, {
    text(size: 13pt, weight: "semibold", paper.letterhead.name)
    linebreak()
    text(size: 8.5pt, fill: grey, paper.letterhead.lines.join("  ·  "))
    v(-0.3em)
    line(length: 100%, stroke: 0.8pt)
  })
}
#if paper.at("titled", default: "") != "within" { heading(level: 1, paper.title) }
#{
  // Whoever hears a paper goes by its headings: one below another is one step below it, whatever step was written.
  let reached = if paper.at("titled", default: "") == "within" { 0 } else { 1 }
  let written = reached
  for part in paper.parts {
    if part.newPage { pagebreak(weak: true) }
    if part.title != "" {
      reached = calc.min(2, reached + 1)
      written = 2
      heading(level: reached, part.title)
    }
    for (index, piece) in part.blocks.enumerate() {
      let next = part.blocks.at(index + 1, default: (kind: ""))
      if piece.kind == "heading" {
        if piece.level > written { reached = reached + 1 } else { reached = calc.max(1, calc.min(piece.level, reached)) }
        written = piece.level
        heading(level: reached, piece.text)
      } // What is signed stands on the page of its signatures.
      else if piece.kind == "paragraph" and next.kind == "signatures" { block(sticky: true, draw(piece)) } else { draw(piece) }
    }
  }
}
`;
