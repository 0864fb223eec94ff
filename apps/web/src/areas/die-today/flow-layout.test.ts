import { describe, expect, it } from 'vitest';
import { layOutFlow } from './flow-layout';

const sources = [
  { id: 'cash', amount: 40 },
  { id: 'home', amount: 60 },
];
const ends = [
  { id: 'anna', amount: 80 },
  { id: 'taxes', amount: 20 },
];
const links = [
  { from: 'home', to: 'anna', amount: 60 },
  { from: 'cash', to: 'rest', amount: 40 },
  { from: 'rest', to: 'anna', amount: 20 },
  { from: 'rest', to: 'taxes', amount: 20 },
];

describe('the flow of all there is', () => {
  const drawn = layOutFlow(sources, 40, ends, links);

  it('puts what goes straight to somebody above what passes through the rest', () => {
    expect(drawn.left.get('home')!.top).toBeLessThan(drawn.left.get('cash')!.top);
  });

  it('draws each band as thick at both ends, one below the other within its node', () => {
    for (const { leaves, reaches } of drawn.links) expect(leaves.height).toBeCloseTo(reaches.height);
    const ofAnna = drawn.links.filter(({ to }) => to === 'anna');
    expect(ofAnna[1]!.reaches.top).toBeCloseTo(ofAnna[0]!.reaches.top + ofAnna[0]!.reaches.height);
    const anna = drawn.right.get('anna')!;
    expect(ofAnna.reduce((all, { reaches }) => all + reaches.height, 0)).toBeCloseTo(anna.height);
  });

  it('keeps everything inside its height, with room for words beside the thinnest', () => {
    for (const { top, height } of [...drawn.left.values(), ...drawn.right.values(), drawn.rest!]) {
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top + height).toBeLessThanOrEqual(drawn.height + 0.001);
    }
    const many = Array.from({ length: 9 }, (_, index) => ({ id: `h${index}`, amount: index === 0 ? 1_000_000 : 1 }));
    const thin = layOutFlow(many, 0, many, []);
    const tops = [...thin.left.values()].map(({ top, height }) => top + height / 2);
    tops.slice(1).forEach((middle, index) => expect(middle - tops[index]!).toBeGreaterThan(30));
  });
});
