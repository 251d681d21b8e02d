/** Rule 2.21: plain links without third-party scripts. `url` is absolute. */
export function shareLinks(url: string, title: string) {
  const [address, text] = [encodeURIComponent(url), encodeURIComponent(title)];
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    twitter: `https://twitter.com/intent/tweet?url=${address}&text=${text}`,
    email: `mailto:?subject=${text}&body=${encodeURIComponent(`${title}\n${url}`)}`,
  };
}
