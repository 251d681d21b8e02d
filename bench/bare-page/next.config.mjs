// Beside this page the shop's figures in a browser are held; no shopper ever sees it.
const root = new URL('../../', import.meta.url).pathname;

export default { poweredByHeader: false, outputFileTracingRoot: root, turbopack: { root } };
