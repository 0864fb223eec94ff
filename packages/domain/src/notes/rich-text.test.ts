import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanRichText } from './rich-text';

const cleanHtml = (sent: string): string => cleanRichText(sent).html;

describe('a file note', () => {
  it.each([
    ['<p>Spoke to the <b>Master</b>.</p>', '<p>Spoke to the <strong>Master</strong>.</p>'],
    ['<div>One</div><div>Two<br>Three</div>', '<p>One</p><p>Two<br>Three</p>'],
    ['<ul><li>One<li>Two</ul>', '<ul><li>One</li><li>Two</li></ul>'],
    ['<ul>\n<li>One</li>\n</ul>', '<ul><li>One</li></ul>'],
    ['<h1>Meeting</h1>Notes', '<h3>Meeting</h3>Notes'],
    ['<p>Cost < R500 & rising</p>', '<p>Cost &lt; R500 &amp; rising</p>'],
    ['caf&eacute; &lt;b&gt; &#233; &amp;amp;', 'caf&amp;eacute; &lt;b&gt; é &amp;amp;'],
    [
      '<a href="https://sars.gov.za?a=1&amp;b=2">SARS</a>',
      '<a href="https://sars.gov.za?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">SARS</a>',
    ],
    ['<p><em>open <strong>both', '<p><em>open <strong>both</strong></em></p>'],
    ['<p>a</p></p></div><em></strong>b', '<p>a</p><em>b</em>'],
    ['<li>alone</li>', 'alone'],
    ['<p class="x" style="color:red" onclick="go()">a</p>', '<p>a</p>'],
  ])('%s becomes %s', (sent, kept) => {
    expect(cleanHtml(sent)).toBe(kept);
  });

  it('reads as plain words, a line for each block and item', () => {
    expect(cleanRichText('<p>Called <b>Ms Dube</b>.</p><ul><li>will</li><li>ID&nbsp;copy</li></ul>').plain).toBe(
      'Called Ms Dube.\n- will\n- ID copy',
    );
  });

  it('knows whom it mentions, each once', () => {
    const sent =
      '<p><span data-person="7" class="m">@Ann</span> and <span data-person="12">@Ben</span>, <span data-person="7">@Ann</span></p>';
    expect(cleanRichText(sent).mentions).toEqual([7, 12]);
    expect(cleanHtml(sent)).toContain('<span data-person="7">@Ann</span> and');
    expect(cleanRichText('<span data-person="1e3">x</span><span data-person="-1">y</span>').mentions).toEqual([]);
  });
});

describe('what a script might come in by', () => {
  it.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<ScRiPt src=//x>alert(1)</sCrIpT >a', 'a'],
    ['<script>alert(1)', ''],
    ['<style>p{background:url(x)}</style>a', 'a'],
    ['<svg><a href="javascript:1">x</a></svg>a', 'a'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href="JaVaScRiPt:alert(1)">a</a>', 'a'],
    ['<a href="&#106;avascript:alert(1)">a</a>', 'a'],
    ['<a href="java\nscript:alert(1)">a</a>', 'a'],
    ['<a href=" javascript:alert(1)">a</a>', 'a'],
    ['<a href="data:text/html,x">a</a>', 'a'],
    ['<a href="vbscript:x">a</a>', 'a'],
    ['<a href="//evil.test">a</a>', 'a'],
    [
      '<a href=https://ok.test/"onmouseover="x">a</a>',
      '<a href="https://ok.test/" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    ['<p onclick=alert(1)//', '&lt;p onclick=alert(1)//'],
    ['<<b>script>a', '&lt;<strong>script&gt;a</strong>'],
    ['<!--<script>-->a', 'a'],
    ['<!--a', ''],
    ['<!doctype html>a', 'a'],
    ['<?php echo 1 ?>a', 'a'],
    ['<iframe src="x"><p>a</p></iframe>b', 'b'],
    ['<form action="x"><input name=y>a</form>', 'a'],
    ['<p title="a>b"onmouseover=1>a</p>', '<p>a</p>'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<constructor>a</constructor><__proto__>b', 'a&lt;__proto__&gt;b'],
    ['<x/onload=alert(1)>a', 'a'],
    ['<b\u0000>a', '&lt;b&gt;a'],
  ])('%s leaves %s', (sent, kept) => {
    expect(cleanHtml(sent)).toBe(kept);
  });

  const pieces = fc.constantFrom(
    '<script>', '</script>', '<p>', '</p>', '<ul>', '<li>', '</ul>', '<b', '<a href="', 'javascript:', '">', '<img onerror=', '>', '<', '"', "'",
    '&lt;', '&#60;', '<!--', '-->', '<svg/onload=x>', '<span data-person="3">', '</span>', 'words ', ' onclick=x ', '<br>', '=', '<style>', '/', '<blockquote>', '<h3>',
  ); // prettier-ignore
  const anything = fc
    .array(fc.oneof(pieces, fc.string({ maxLength: 6 })), { maxLength: 25 })
    .map((parts) => parts.join(''));
  const ours =
    /^(?:[^<>"]|<\/?(?:p|strong|em|u|s|ul|ol|li|blockquote|h3|h4)>|<br>|<\/(?:a|span)>|<span data-person="\d+">|<a href="[^"<>]*" target="_blank" rel="noopener noreferrer">)*$/;

  it('never leaves a tag or an attribute that is not ours, whatever is sent', () => {
    fc.assert(
      fc.property(anything, (sent) => {
        expect(cleanHtml(sent)).toMatch(ours);
      }),
      { numRuns: 3000 },
    );
  });

  it('is the same when cleaned again', () => {
    fc.assert(
      fc.property(anything, (sent) => {
        expect(cleanHtml(cleanHtml(sent))).toBe(cleanHtml(sent));
      }),
      { numRuns: 3000 },
    );
  });

  it('takes time in step with its length', () => {
    for (const part of ['<', '<a ', '<a href="', '<!--', '</p', '"', '<p x=']) {
      const started = performance.now();
      cleanHtml(part.repeat(20_000 / part.length));
      expect(performance.now() - started).toBeLessThan(1500);
    }
  });
});
