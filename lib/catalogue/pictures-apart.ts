interface Pictured {
  image: string | null;
}

/** A picture for each of these groups of goods: its first that is nowhere else yet, neither in `shown` nor beside it. */
export function picturesApart(groups: readonly (readonly Pictured[])[], shown: readonly Pictured[] = []) {
  const taken = new Set(shown.map(({ image }) => image));
  return groups.map((goods) => {
    const pictures = goods.flatMap(({ image }) => image ?? []);
    const picture = pictures.find((one) => !taken.has(one)) ?? pictures[0] ?? null;
    taken.add(picture);
    return picture;
  });
}
