import { bicycleDesignOf } from 'demo-chain/pictures/silhouettes/bicycle/design';
import { gearingOf } from 'demo-chain/pictures/silhouettes/bicycle/drivetrain';
import { factOf, numberIn } from 'demo-chain/pictures/subject';
import { describe, expect, it } from 'vitest';
import { subjectsOf } from './subjects-of';

const all = subjectsOf('mountain-bike', 'hybrid-bike', 'e-bike', 'gravel-bike', 'child-bike');

describe.each(all)('the drawing of $name', (subject) => {
  const design = bicycleDesignOf(subject);
  const fact = (name: string) => factOf(subject, name);

  it('has the gears of its facts', () => {
    const { rings, cogs } = gearingOf({ design });
    const gears = fact('Gir');
    expect(rings.length * cogs.length).toBe(gears === 'Uten' ? 1 : numberIn(subject, 'Gir', 0));
    expect(rings.length).toBe(gears.includes('to kranser') ? 2 : 1);
    expect(cogs).toEqual([...cogs].sort((a, b) => b - a));
  });

  it('has the brakes of its facts', () => {
    expect(design.brakes === 'disc').toBe(fact('Bremser').includes('skivebremser'));
    expect(design.brakes === 'rim').toBe(fact('Bremser').startsWith('V-brems'));
    if (design.brakes === 'disc') expect(fact('Bremser')).toContain(String(design.rotors[0]));
  });

  it('has what comes along, and nothing else', () => {
    const along = `${fact('Utstyr')} ${fact('Følger med')}`;
    expect(design.trainingWheels).toBe(along.includes('Støttehjul'));
    expect(design.bell).toBe(along.includes('ringeklokke'));
    expect(design.rack).toBe(along.includes('bagasjebrett'));
    expect(design.mudguards).toBe(/skjermer/i.test(along));
    expect(design.lights).toBe(along.includes('Lys'));
    expect(design.kickstand).toBe(/støtte$/i.test(along.trim()));
  });

  it('has the chain guard, the battery and the fork of its facts', () => {
    expect(design.chainGuard).toBe({ Hel: 'full', Halv: 'half' }[fact('Kjedekasse')] ?? 'none');
    expect(design.battery).toBe(numberIn(subject, 'Batteri', 0));
    if (fact('Gaffel')) expect(design.fork).toBe(fact('Gaffel').startsWith('Dempet') ? 'suspension' : 'rigid');
  });
});

describe('bicycles', () => {
  it('have a step-through frame for women alone among hybrids', () => {
    for (const subject of subjectsOf('hybrid-bike'))
      expect(bicycleDesignOf(subject).frame).toBe(subject.who === 'd' ? 'low' : 'diamond');
  });

  it('have a drop bar for gravel alone', () => {
    for (const subject of all) expect(bicycleDesignOf(subject).bar === 'drop').toBe(subject.art === 'gravel-bike');
  });

  it('grow with the inches of a child’s wheels', () => {
    const bySize = subjectsOf('child-bike')
      .map((subject) => ({ inches: subject.n, ...bicycleDesignOf(subject).geometry }))
      .sort((a, b) => a.inches - b.inches);
    for (const [i, next] of bySize.slice(1).entries()) {
      const before = bySize[i];
      if (!before || before.inches === next.inches) continue;
      expect(next.radius).toBeGreaterThan(before.radius);
      expect(next.wheelbase).toBeGreaterThan(before.wheelbase);
      expect(next.saddle).toBeGreaterThan(before.saddle);
    }
  });

  it('have tyres as wide as their facts say', () => {
    for (const subject of all) {
      const width = numberIn(subject, 'Dekk', 0);
      const millimetres = width < 10 ? width * 25.4 : width;
      if (width) expect(bicycleDesignOf(subject).geometry.tyre).toBeCloseTo(millimetres);
    }
  });
});
