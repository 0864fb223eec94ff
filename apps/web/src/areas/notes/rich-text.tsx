import { Fragment, type ReactNode, createElement } from 'react';

/** The tags a note may show. Anything else is shown as the words it holds, and no attribute passes but these. */
const allowedTags = new Set([
  'p',
  'br',
  'strong',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'blockquote',
  'h3',
  'h4',
  'a',
  'span',
]);
const safeAddress = /^(?:https?:\/\/|mailto:)/i;

function renderNode(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.tagName.toLowerCase();
  if (tag === 'script' || tag === 'style') return null;
  const children = [...node.childNodes].map(renderNode);
  if (!allowedTags.has(tag)) return <Fragment key={key}>{children}</Fragment>;
  if (tag === 'br') return <br key={key} />;
  if (tag === 'a') {
    const href = node.getAttribute('href') ?? '';
    if (!safeAddress.test(href)) return <Fragment key={key}>{children}</Fragment>;
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  if (tag === 'span') {
    const isMention = node.hasAttribute('data-person');
    return (
      <span key={key} {...(isMention && { 'data-mention': '' })}>
        {children}
      </span>
    );
  }
  return createElement(tag, { key }, ...children);
}

/**
 * A note's markup as elements built one by one: the server has cleaned it, and what should slip through is words here,
 * because nothing is ever handed to the browser as markup.
 */
export function RichText({ html }: { html: string }) {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  return <>{[...body.childNodes].map(renderNode)}</>;
}
