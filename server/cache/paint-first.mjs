// Loaded by Next's cache handler outside its bundles, so it is plain JavaScript.

/** How long a first picture may hold the scripts back once the page has been read. */
const LONGEST_MS = 1000;

/** Runs in the browser. A tab nobody looks at draws no frames and need not wait for one. */
const loader = `(function(files){
var begun=false;
function begin(){
if(begun)return;
begun=true;
files.forEach(function(file){var script=document.createElement("script");script.async=true;script.src=file;document.head.append(script)});
}
if(document.visibilityState!=="visible")return begin();
setTimeout(begin,${LONGEST_MS});
var painted=new Promise(function(done){new PerformanceObserver(done).observe({type:"paint",buffered:true})});
var pictures=Array.from(document.querySelectorAll("img[fetchpriority=high]"));
Promise.all(pictures.map(function(picture){return picture.decode().catch(function(){})}).concat(painted)).then(function(){
requestAnimationFrame(function(){requestAnimationFrame(begin)});
});
})`.replaceAll('\n', '');

const FILE = /<script src="(\/_next\/static\/[^"]+\.js)"(?: id="[^"]*")? async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g;

/**
 * Lets a page show its text and first pictures before its scripts are fetched and run: on a slow line they would take
 * the room of the font and the pictures, on a slow phone they would hold the first frame back.
 * @param {string} html a whole page as React wrote it
 */
export function paintFirst(html) {
  const files = [...html.matchAll(FILE)].map(([, file]) => file);
  if (files.length === 0) return html;
  return html
    .replaceAll(FILE, '')
    .replaceAll(PRELOAD, '')
    .replace(/<\/body><\/html>$/, (end) => `<script>${loader}(${JSON.stringify(files)})</script>${end}`);
}
