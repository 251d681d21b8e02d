/** Returns the child of `parent` that holds `node` now: itself, or what a translator has wrapped around it. */
function holderIn(parent: Node, node: Node): Node | null {
  let at: Node | null = node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at;
}

/**
 * React takes nodes away, and puts others before them, where it has left them. A translator or an extension may have
 * replaced one meanwhile, and the page would end with an error (facebook/react#11538). Before React begins, and a net only:
 * no text of ours stands where that can happen (tests/architecture/loose-text.ts).
 */
const { insertBefore, removeChild } = Node.prototype;

Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
  insertBefore.call(this, node, before && holderIn(this, before));
  return node;
};

Node.prototype.removeChild = function <T extends Node>(node: T): T {
  const held = holderIn(this, node);
  if (held) removeChild.call(this, held);
  return node;
};
