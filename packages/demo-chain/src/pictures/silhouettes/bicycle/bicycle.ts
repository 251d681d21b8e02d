import { fence } from 'demo-chain/pictures/drawing/outdoors';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { type Side, type Staging, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import type { Place } from 'demo-chain/pictures/drawing/space';
import type { View } from 'demo-chain/pictures/keys';
import { cockpit } from './cockpit';
import { drivetrain } from './drivetrain';
import { equipment } from './equipment';
import { frame } from './frame';
import { floorOf, fromTheLeft, fromTheRight, type Piece, type Pose, standOf, threeQuarters } from './stand';
import { wheel } from './wheel';

const poseOf = (side: View): Pose => (side === 'back' ? fromTheLeft : side === 'angle' ? threeQuarters : fromTheRight);

export const bicycle = silhouette(
  (pen): Staging => {
    const stand = standOf(pen, fromTheRight);
    const { eye, points, design } = stand;
    const [rear] = points.rear;
    const drive: Place = [rear * 0.48, points.rear[1] * 0.4, 0];
    const front: Place = [points.headTop[0] + 10, points.headTop[1] + 40, 0];
    return {
      rest: 'stands',
      floor: floorOf(standOf(pen, poseOf(pen.view))),
      details: [
        { at: eye(drive), zoom: Math.min(2.6, 1.25 / (stand.scale * (design.geometry.chainstay / 420))) },
        { of: 'angle', at: standOf(pen, threeQuarters).eye(front), zoom: 2.3 },
      ],
      outdoors: 0.94,
    };
  },
  (pen: Pen, side: Side) => {
    const pose = poseOf(side);
    const stand = standOf(pen, pose);
    const seenFrom = pose.turn === 180 ? -1 : 1;
    const wheels: Piece[] = [
      [0, wheel(stand, stand.points.rear)],
      [0, wheel(stand, stand.points.fore)],
    ];
    const pieces = [...frame(stand), ...drivetrain(stand), ...cockpit(stand), ...equipment(stand), ...wheels]
      .sort((a, b) => (a[0] - b[0]) * seenFrom)
      .map(([, svg]) => svg);
    return (pen.view === 'scene' ? fence(pen, floorOf(stand)) : '') + pieces.join('');
  },
);
