/** Runs a script of somebody else's. That it does not come is no fault of the page. */
export function loadScript(src: string): void {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
}
