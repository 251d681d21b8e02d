interface Pictured {
  image: string | null;
}

/** Returns one picture per group of goods: its first that is neither in `shown` nor used by another group. */
export function picturesApart(groups: readonly (readonly Pictured[])[], shown: readonly Pictured[] = []) {
  const taken = new Set(shown.map(({ image }) => image));
  return groups.map((goods) => {
    const pictures = goods.flatMap(({ image }) => image ?? []);
    const picture = pictures.find((one) => !taken.has(one)) ?? pictures[0] ?? null;
    taken.add(picture);
    return picture;
  });
}
