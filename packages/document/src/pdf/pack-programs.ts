/** The typesetter's programs; what they show reaches them as data, never as markup. */

/** A picture on a page of its own, upright or across as the picture is, and never larger than it is. */
export const pictureProgram = String.raw`
#let about = json(bytes(sys.inputs.paper))
#let shown = image(read("picture", encoding: none), alt: about.title, fit: "contain")
#set document(title: about.title)
#set page(width: auto, height: auto, margin: 0pt)
#context {
  let size = measure(shown)
  let lies = size.width > size.height
  let (width, height) = if lies { (297mm, 210mm) } else { (210mm, 297mm) }
  let room = (width: width - 28mm, height: height - 34mm)
  let scale = calc.min(1, room.width / size.width, room.height / size.height)
  box(width: width, height: height, align(center + horizon, image(
    read("picture", encoding: none),
    alt: about.title,
    width: size.width * scale,
    height: size.height * scale,
  )))
}
`;

/** The number of each page, on a small page of its own that is laid over it. */
export const stampProgram = String.raw`
#let about = json(bytes(sys.inputs.paper))
#set document(title: "")
#set text(font: ("Source Serif 4", "Noto Serif"), fallback: false, size: 8pt, number-type: "lining", number-width: "tabular")
#set page(width: auto, height: 5mm, margin: 0pt, fill: none)
#for (index, words) in about.pages.enumerate() {
  if index > 0 { pagebreak() }
  box(fill: white, inset: (x: 1.5mm, y: 1mm), height: 5mm, align(horizon, words))
}
`;
