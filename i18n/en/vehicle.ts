export default {
  fault: 'There is a class {err} fault in {uav}, please deal with it as soon as possible',
};
